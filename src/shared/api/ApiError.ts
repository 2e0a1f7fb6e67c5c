import { textOf } from '#errors/catalogue.ts';

export type ApiErrorKind =
  | 'network'
  | 'timeout'
  /** An error status, see `status` and `body`. */
  | 'status'
  /** A success status with an unexpected body. */
  | 'shape'
  /** The session that sent the request has ended, so the error is not shown. */
  | 'ended';

/** The error that all API calls throw. `body` is the parsed response body, if any. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly body: unknown;

  constructor(kind: ApiErrorKind, message: string, status: number | null = null, body?: unknown) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

/** Error status; also used for ids in the URL that cannot exist, without a request. */
export const statusError = (status: number, body?: unknown) =>
  new ApiError('status', textOf('httpStatus') + status, status, body);

/** A response that does not match the contract. */
export const shapeError = (status: number | null = null, body?: unknown) =>
  new ApiError('shape', textOf('invalidStructure'), status, body);

export const isFailure = (error: unknown, ...kinds: ApiErrorKind[]): error is ApiError =>
  error instanceof ApiError && kinds.includes(error.kind);

/** True when the session has ended (401). */
export const isSignedOut = (error: unknown) => isFailure(error, 'status') && error.status === 401;

/** True when there is no such item (404). */
export const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
