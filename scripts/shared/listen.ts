import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/**
 * Listens on an address of this machine, on a free port unless `port` is given; returns the http origin. Throws when the
 * port is in use.
 */
export async function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<string> {
  await once(server.listen(port, host), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
