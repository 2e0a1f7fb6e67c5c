import type { components } from '#contract/generated/agency.d.ts';
import { shapeError, statusError } from './ApiError.ts';
import { type KnownKeys, positiveInteger, type Tolerant } from './tolerant.ts';
import { type Call, unwrap } from './unwrap.ts';

type Schemas = components['schemas'];

/** What records go by. A body without any of it is none. */
const names: KnownKeys<Schemas['Service'] | Schemas['Project'] | Schemas['Game']>[] = [
  'id',
  'title',
  'game_name',
];

const isOne = (body: object) => names.some((name) => name in body);

/**
 * One record by the id of the address: `ask` calls for it, `read` makes the view of it. An id that is no number is
 * unknown, and not asked for. Throws `ApiError`.
 */
export async function readOne<Data, View>(
  idInPath: string,
  ask: (id: number) => Call<Data>,
  read: (record: Tolerant<Data>) => View | null,
): Promise<View> {
  const id = positiveInteger(idInPath);
  if (id === null) throw statusError(404);
  // It is the one that was asked for, whatever its own id says.
  const view = read({ ...(await unwrap(ask(id), isOne)), id });
  if (!view) throw shapeError();
  return view;
}
