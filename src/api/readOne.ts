import { shapeError, statusError } from './ApiError.ts';
import { positiveInteger } from './tolerant.ts';
import { isRecord, unwrap } from './unwrap.ts';

type Call = Parameters<typeof unwrap<Record<string, unknown>>>[0];

/** What records go by. A body without any of it is none. */
const names = ['id', 'title', 'game_name'];

const isOne = (body: unknown) => isRecord(body) && names.some((name) => name in body);

/**
 * One record by the id of the address: `ask` calls for it, `read` makes the view of it. An id that is no number is
 * unknown, and not asked for. Throws `ApiError`.
 */
export async function readOne<View>(
  idInAddress: string,
  ask: (id: number) => Call,
  read: (record: Record<string, unknown>) => View | null,
): Promise<View> {
  const id = positiveInteger(idInAddress);
  if (id === null) throw statusError(404);
  // It is the one that was asked for, whatever its own id says.
  const view = read({ ...(await unwrap(ask(id), isOne)), id });
  if (!view) throw shapeError();
  return view;
}
