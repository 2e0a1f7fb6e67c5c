import { testPort } from '../../scripts/setup/testPort.ts';

/** Ports of the servers of `server.ts`. */
export const ports = {
  edge: await testPort('EDGE'),
  prerendered: await testPort('PRERENDERED'),
  bare: await testPort('BARE'),
};
