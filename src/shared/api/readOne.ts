import type { components } from '#contract/generated/agency.d.ts';
import { shapeError, statusError } from './ApiError.ts';
import { type KnownKeys, positiveInteger, type Tolerant } from './tolerant.ts';
import { type Call, unwrap } from './unwrap.ts';

type Schemas = components['schemas'];

/** Properties that identify a record. A body without any of them is not one. */
const names: KnownKeys<Schemas['Service'] | Schemas['Project'] | Schemas['Game']>[] = [
  'id',
  'title',
  'game_name',
];

const isOne = (body: object) => names.some((name) => name in body);

/**
 * Reads one record by the id in the path: `ask` requests it, `read` maps it. A non-numeric id is treated as 404 without
 * a request. Throws `ApiError`.
 */
export async function readOne<Data, View>(
  idInPath: string,
  ask: (id: number) => Call<Data>,
  read: (record: Tolerant<Data>) => View | null,
): Promise<View> {
  const id = positiveInteger(idInPath);
  if (id === null) throw statusError(404);
  // The requested id wins over the one in the body.
  const view = read({ ...(await unwrap(ask(id), isOne)), id });
  if (!view) throw shapeError();
  return view;
}
