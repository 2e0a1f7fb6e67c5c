import { ApiError, shapeError, statusError } from './ApiError.ts';
import { isRecord, type Tolerant } from './tolerant.ts';

/** A call of a typed client, whose response should be a `Data`. */
export type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/** The response to a client call, whatever its status. Throws `ApiError` where none came, or none that is JSON. */
export async function settle<Data>(call: Call<Data>): Promise<{ status: number; body: unknown }> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw toApiError(cause);
  });
  return { status: response.status, body: response.ok ? data : error };
}

/**
 * Turns a client call into its body, which is a record. `hasShape` checks what the caller cannot do without (fields
 * inside stay tolerant). Throws `ApiError`, also for the abort of a call that nobody waits for any more.
 */
export async function unwrap<Data>(
  call: Call<Data>,
  hasShape: (body: Tolerant<Data>) => boolean = () => true,
): Promise<Tolerant<Data>> {
  const { status, body } = await settle(call);
  if (status < 200 || status > 299) throw statusError(status, body);
  if (!isRecord(body) || !hasShape(body as Tolerant<Data>)) throw shapeError(status, body);
  return body as Tolerant<Data>;
}

function toApiError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  // Where the time is up while the body comes, a browser may call it an abort.
  if (/^(Timeout|Abort)Error$/.test(cause.name))
    return new ApiError('timeout', 'The request timed out');
  if (cause instanceof SyntaxError) return shapeError();
  return new ApiError('network', 'Network error');
}

/** Check for an envelope that holds an object under `key`. */
export const hasRecord =
  <Key extends string>(key: Key) =>
  (body: Readonly<Record<Key, unknown>>) =>
    isRecord(body[key]);
