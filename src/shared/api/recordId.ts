import { statusError } from './ApiError.ts';

/** The id in a path as a number. Throws a 404 when no record can have it. */
export function recordId(idInPath: string): number {
  const id = /^\d+$/.test(idInPath) ? Number(idInPath) : 0;
  if (!Number.isSafeInteger(id) || id < 1) throw statusError(404);
  return id;
}
