import type { Decoded } from '#contract/decoder.ts';
import type { JsonSchema } from '#contract/jsonSchema.ts';
import { ApiError, shapeError, statusError } from './ApiError.ts';
import { decode } from './decode.ts';

/** Pending call of an openapi-fetch client. */
export type PendingCall = Promise<{ data?: unknown; error?: unknown; response: Response }>;

/** Status and body of a response, whatever its status. Throws `ApiError` without a response or valid JSON. */
export async function unwrapResponse(
  call: PendingCall,
): Promise<{ status: number; body: unknown }> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw toApiError(cause);
  });
  return { status: response.status, body: response.ok ? data : error };
}

/** Body of any success as it came, undefined without one. Throws `ApiError`. */
export async function unwrapSuccess(call: PendingCall): Promise<unknown> {
  const { status, body } = await unwrapResponse(call);
  if (status < 200 || status > 299) throw statusError(status, body);
  return body;
}

/**
 * Decoded body of a success. Throws `ApiError`, also for an aborted request, an unreadable body, and one that
 * `isComplete` refuses.
 */
export async function unwrap<S extends JsonSchema>(
  call: PendingCall,
  schema: S,
  isComplete: (value: Decoded<S>) => boolean = () => true,
): Promise<Decoded<S>> {
  const body = await unwrapSuccess(call);
  const value = decode(schema, body);
  if (value === undefined || !isComplete(value)) throw shapeError(null, body);
  return value;
}

function toApiError(cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  // Some browsers report a timeout during the body as an abort.
  if (/^(Timeout|Abort)Error$/.test(cause.name))
    return new ApiError('timeout', 'The request timed out');
  if (cause instanceof SyntaxError) return shapeError();
  return new ApiError('network', 'Network error');
}
