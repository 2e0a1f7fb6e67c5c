import { textOf } from '#errors/catalogue.ts';

/** Why a call gave no usable answer. */
export type ApiErrorKind =
  /** No connection. */
  | 'network'
  /** No answer in time. */
  | 'timeout'
  /** A failure status; `status` and `body` tell more. */
  | 'status'
  /** A success status with a body of the wrong shape. */
  | 'shape';

/** The one error that calls throw. `body` is the parsed body of a failure status, when it had one. */
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

/** An answer that cannot be read as what the contract promises. */
export const shapeError = (status: number | null = null, body?: unknown) =>
  new ApiError('shape', textOf('invalidStructure'), status, body);

/** Text for an error that reached a component, whatever threw it. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
