import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { listen } from './listen.ts';

/**
 * A currently free TCP port of 127.0.0.1, below those that systems give to outgoing connections, so that none of these
 * takes it before the server listens.
 */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  const origin = await listen(server, randomInt(20_000, 32_000)).catch(() => null);
  if (!origin) return findFreePort();
  server.close();
  await once(server, 'close');
  return Number(new URL(origin).port);
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
