/** Limits of requests, and time limits. */
import { bodies, uploads } from '#contract/generated/calls.ts';
import { type OperationId, operations } from '#contract/generated/operations.ts';

export const takesFile = (operation: string): boolean => Object.hasOwn(uploads, operation);

/** Bytes of the largest body that the contract allows, and 64 KiB for names, syntax and values without a limit. */
const mostOf = (isMeant: (operation: string) => boolean): number =>
  Math.max(0, ...Object.entries(bodies).flatMap(([id, bytes]) => (isMeant(id) ? bytes : []))) +
  64 * 1024;

/** Largest body of a call with files. */
export const uploadBytes = mostOf(takesFile);
/** Largest body of any other call. */
export const bodyBytes = mostOf((id) => !takesFile(id));
/** Concurrent requests from one IP address. */
export const connections = 100;
/** Longest pause, in seconds, within a request body. */
export const pauseSeconds = { body: 4, upload: 15 };
/** Seconds for a backend's response. The page gives up after 15. */
export const responseSeconds = 20;

const pathsOf = (...ids: OperationId[]) =>
  ids.map((id) => `${operations[id].base}${operations[id].path}`);

/**
 * Writes of one IP address, by zone: `burst` at once, then `perMinute`. Every write counts for `writes`; the other zones
 * count their paths in addition.
 */
export const writeLimits = {
  writes: { perMinute: 30, burst: 20 },
  accounts: {
    perMinute: 10,
    burst: 8,
    paths: pathsOf('careersLogin', 'careersRegister', 'loginAccount', 'registerAccount'),
  },
  messages: { perMinute: 6, burst: 5, paths: pathsOf('sendEmail', 'applyToJob') },
};
