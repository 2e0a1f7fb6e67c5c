import { textOf } from '#errors/catalogue.ts';

/** Why a call gave no usable response. */
export type ApiErrorKind =
  /** No connection. */
  | 'network'
  /** No response in time. */
  | 'timeout'
  /** A failure status; `status` and `body` tell more. */
  | 'status'
  /** A success status with a body of the wrong shape. */
  | 'shape';

/** The one error that calls throw. `body` is the parsed body of the response, when it had one. */
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

/** A failure status; also for an address that cannot be an id, which the backend need not be asked about. */
export const statusError = (status: number, body?: unknown) =>
  new ApiError('status', textOf('httpStatus') + status, status, body);

/** A response that cannot be read as what the contract promises. */
export const shapeError = (status: number | null = null, body?: unknown) =>
  new ApiError('shape', textOf('invalidStructure'), status, body);

/** Whether what a call threw is one of these kinds of failure. */
export const isFailure = (error: unknown, ...kinds: ApiErrorKind[]): error is ApiError =>
  error instanceof ApiError && kinds.includes(error.kind);

/** Whether a call failed because nobody is signed in any more. */
export const isSignedOut = (error: unknown) => isFailure(error, 'status') && error.status === 401;

/** Text for an error that reached a component, whatever threw it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
