/** Limits of requests, and time limits. */
import { type OperationId, operations } from '#contract/generated/operations.ts';

/** Whether a call carries files. */
export const takesFile = (operation: string): boolean =>
  operations[operation as OperationId].body === 'multipart/form-data';

/** Largest body of a call with files: a resume of 10 MiB, and the texts of a profile with the longest characters. */
export const uploadBytes = 12 * 1024 * 1024;
/** Largest body of any other call: a message of 20,000 characters that JSON escapes with 12 bytes each. */
export const bodyBytes = 320 * 1024;
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
