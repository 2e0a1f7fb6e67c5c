import { once } from 'node:events';
import { createServer } from 'node:net';

/** A TCP port of 127.0.0.1 that is free now. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/**
 * A free port for a test server, so that several checkouts can be tested at once. Child processes inherit it through
 * the environment.
 */
export async function testPort(name: string): Promise<number> {
  const variable = `TEST_PORT_${name}`;
  process.env[variable] ||= String(await findFreePort());
  return Number(process.env[variable]);
}
