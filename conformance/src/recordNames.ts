/** Ids and slugs of records, for the paths of calls. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { Operation } from './exchange.ts';
import { segmentOf } from './json.ts';
import { type RunState, Stop } from './rule.ts';
import { parametersOf } from './schemas.ts';

/** A list whose records have their own call. */
export type Pair = {
  list: OperationId;
  key: string;
  detail: OperationId;
  by: string;
  envelope: string | null;
};

export const pairs = Object.values(operations).flatMap(({ id, list }): Pair[] => {
  if (!list?.detail) return [];
  return [{ ...list.detail, list: id, key: list.key, detail: list.detail.id }];
});

/** Ids or slugs that no record has: a lawful one, and the largest. */
export function unknownNames(operation: Operation, marker: string): string[] {
  const [{ maximum, maxLength = 100 } = {}] = parametersOf(operation, 'path').map(
    ({ schema }) => schema,
  );
  if (maximum !== undefined) return [String(maximum)];
  return [`${marker}-position`, marker.padEnd(maxLength, 'x')];
}

/**
 * Id or slug, for the path of a call, of a record that is open or closed (`is_active`); '' for a path without one.
 * Throws a `Stop` when the list has none.
 */
export function findName({ rows }: RunState, { path }: Operation, isActive = true): string {
  const pair = pairs.find(({ detail }) => path.startsWith(operations[detail].path));
  if (!pair) return '';
  const found = (rows.get(pair.list) ?? []).flatMap(({ record }) => {
    const name = segmentOf(record[pair.by]);
    const { is_active: active = true } = record as Record<string, unknown>;
    return name && active === isActive ? [name] : [];
  });
  if (found[0]) return found[0];
  throw new Stop(`needs ${isActive ? 'an open' : 'a closed'} record in \`${pair.list}\``);
}

/** `name` as the value of the path's parameter, if it has one. */
export const paramsOf = (operation: Operation, name: string): Record<string, string> =>
  Object.fromEntries(parametersOf(operation, 'path').map((parameter) => [parameter.name, name]));
