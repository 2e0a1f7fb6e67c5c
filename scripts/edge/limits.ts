/** Limits of requests, and time limits. */
import * as inputs from '#contract/generated/limits.ts';
import { type OperationId, operations } from '#contract/generated/operations.ts';

type Input = { format?: string; maxLength?: number };

/** The largest file in bytes of each call that takes one. */
const files = Object.entries(inputs).flatMap(([id, fields]) =>
  Object.values(fields as Record<string, Input>).flatMap(({ format, maxLength }) =>
    format === 'binary' && maxLength ? [{ id, maxLength }] : [],
  ),
);

export const takesFile = (operation: string): boolean => files.some(({ id }) => id === operation);
/** Largest body of a call with a file: the largest file, and 1 MiB for the other fields. */
export const uploadBytes = Math.max(0, ...files.map(({ maxLength }) => maxLength)) + 1024 * 1024;
/** Largest body of any other call. */
export const bodyBytes = 64 * 1024;
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
