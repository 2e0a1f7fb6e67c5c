import { ApiError, shapeError, statusError } from './ApiError.ts';

type Outcome<Data> = { data?: Data; error?: unknown; response: Response };

/**
 * Turns a client call into its body. `hasShape` checks the envelope (fields inside stay tolerant).
 * Throws `ApiError`, also for the abort of a call that nobody waits for any more.
 */
export async function unwrap<Data>(
  call: Promise<Outcome<Data>>,
  hasShape: (body: unknown) => boolean,
): Promise<Data> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw toApiError(cause);
  });
  if (!response.ok) {
    throw statusError(response.status, error);
  }
  if (!hasShape(data)) {
    throw shapeError(response.status, data);
  }
  return data as Data;
}

function toApiError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  // Where the time is up while the body comes, a browser may call it an abort.
  if (/^(Timeout|Abort)Error$/.test(cause.name))
    return new ApiError('timeout', 'The request timed out');
  if (cause instanceof SyntaxError) return shapeError();
  return new ApiError('network', 'Network error');
}

/** True for a plain object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Check for an envelope that holds a list under `key`. */
export const hasList = (key: string) => (body: unknown) =>
  isRecord(body) && Array.isArray(body[key]);

/** Check for an envelope that holds an object under `key`. */
export const hasRecord = (key: string) => (body: unknown) => isRecord(body) && isRecord(body[key]);
