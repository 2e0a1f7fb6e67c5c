import { ApiError, shapeError, statusError } from './ApiError.ts';
import { isRecord, type Tolerant } from './tolerant.ts';

/** Pending call of an openapi-fetch client. */
export type Call<Data> = Promise<{ data?: Data; error?: unknown; response: Response }>;

/** Status and body of a response, whatever its status. Throws `ApiError` without a response or valid JSON. */
export async function readResponse<Data>(
  call: Call<Data>,
): Promise<{ status: number; body: unknown }> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw toApiError(cause);
  });
  return { status: response.status, body: response.ok ? data : error };
}

/**
 * Body of a successful response, which is an object. `hasShape` checks the parts that the caller requires. Throws
 * `ApiError`, also for an aborted request.
 */
export async function unwrap<Data>(
  call: Call<Data>,
  hasShape: (body: Tolerant<Data>) => boolean = () => true,
): Promise<Tolerant<Data>> {
  const { status, body } = await readResponse(call);
  if (status < 200 || status > 299) throw statusError(status, body);
  if (!isRecord(body) || !hasShape(body as Tolerant<Data>)) throw shapeError(status, body);
  return body as Tolerant<Data>;
}

function toApiError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  // Some browsers report a timeout during the body as an abort.
  if (/^(Timeout|Abort)Error$/.test(cause.name))
    return new ApiError('timeout', 'The request timed out');
  if (cause instanceof SyntaxError) return shapeError();
  return new ApiError('network', 'Network error');
}

/** `hasShape` check for an envelope with an object under `key`. */
export const hasRecord =
  <Key extends string>(key: Key) =>
  (body: Readonly<Record<Key, unknown>>) =>
    isRecord(body[key]);
