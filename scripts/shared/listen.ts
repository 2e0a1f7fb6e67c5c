import type { AddressInfo, Server } from 'node:net';

/**
 * Listens on an address of this machine, on a free port unless `port` is given; returns the http origin. Throws when the
 * port is in use.
 */
export function listen(server: Server, port = 0, host = '127.0.0.1'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.on('error', (error: NodeJS.ErrnoException) => {
      const isBusy = error.code === 'EADDRINUSE';
      reject(isBusy ? new Error(`port ${port} is already in use`, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}
