import type { AddressInfo, Server } from 'node:net';

/** Listens on 127.0.0.1, on a free port without `port`, and gives the http origin. Rejects when the port is in use. */
export function listen(server: Server, port = 0): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
