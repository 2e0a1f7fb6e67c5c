import { once } from 'node:events';
import { createServer } from 'node:net';

async function findFreePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' ? address?.port : '');
}

/**
 * A free port for a server of a test run, so that two checkouts can be tested at once. The first process of the run
 * chooses it; workers and servers, which inherit its environment, get the same one for the same `name`.
 */
export async function testPort(name: string): Promise<number> {
  const variable = `TEST_PORT_${name}`;
  process.env[variable] ||= await findFreePort();
  return Number(process.env[variable]);
}
