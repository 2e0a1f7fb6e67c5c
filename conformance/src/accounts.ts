/** Registers candidates and subscribers of a run, and makes calls as them. */
import { credentials } from '../../openapi/generated/calls.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { bodyOf, type Size } from './bodies.ts';
import { createVisitor, type Visitor } from './client.ts';
import type { Values } from './encode.ts';
import { type Exchange, type Operation, successesOf } from './exchange.ts';
import { readJson, segmentOf, textOf } from './json.ts';
import { type CallOptions, type Run, type RunState, requireSuccess, Skip } from './rule.ts';
import { bodySchemaOf, hasScheme, parametersOf } from './schemas.ts';

/** A visitor with an account, and the values and the exchange of the sign-up. */
export type Person = { as: Visitor; values: Values; exchange: Exchange };

/** Documented successes, and 400 if a server may refuse strange values for its own reasons. */
export function lawfulStatuses(operation: Operation, size: Size): string[] {
  const { fields = [] } = bodySchemaOf(operation) ?? {};
  const mayRefuse = size === 'strange' && fields.some(({ schema }) => schema['x-may-refuse']);
  return [...successesOf(operation), ...(mayRefuse ? ['400'] : [])];
}

/** The token in a response, if it is valid in a header. */
export const tokenOf = (exchange: Exchange): string | undefined =>
  /^[\x21-\x7e]+$/.exec(textOf(readJson(exchange)?.key) ?? '')?.[0];

/** Registers a candidate. Throws a `Skip` without a session. */
export async function registerCandidate(
  run: Run,
  name = 'a new candidate',
  size: Size = 'typical',
): Promise<Person> {
  const operation = operations.careersRegister;
  const [as, values] = [createVisitor(), bodyOf(run.state, operation, size)];
  const ask = { as, values, statuses: lawfulStatuses(operation, size) };
  const exchange = await run.call('careersRegister', name, ask);
  if (as.jar.get(credentials.careersSession.name)) return { as, values, exchange };
  requireSuccess(exchange);
  throw new Skip('needs the session cookie, which the sign-up did not set');
}

/** Registers a subscriber. Throws a `Skip` without a key. */
export async function registerSubscriber(
  run: Run,
  name = 'a new subscriber',
  size: Size = 'typical',
): Promise<Person> {
  const operation = operations.registerAccount;
  const values = bodyOf(run.state, operation, size);
  const ask = { values, statuses: lawfulStatuses(operation, size) };
  const exchange = await run.call('registerAccount', name, ask);
  const token = tokenOf(exchange);
  if (token) return { as: { ...createVisitor(), token }, values, exchange };
  requireSuccess(exchange);
  throw new Skip('needs the key, which the sign-up did not give');
}

/** Registers a candidate with a profile. Throws a `Skip` without one. */
export async function registerWithProfile(run: Run): Promise<Person> {
  const person = await registerCandidate(run);
  const ask = { as: person.as, values: bodyOf(run.state, operations.createProfile) };
  const exchange = await run.call('createProfile', "a new candidate's profile", ask);
  requireSuccess(exchange);
  return { ...person, exchange };
}

/** Registers a candidate, with a profile if the server accepts one. */
export const registerAnybody = async (run: Run): Promise<Person> =>
  (await run.attempt([], () => registerWithProfile(run))) ?? registerCandidate(run);

/** A new person who may make a call; null if everybody may. */
export async function personFor(
  run: Run,
  operation: Operation,
  size: Size = 'typical',
): Promise<Person | null> {
  const { id } = operation;
  if (id === 'careersLogin') return registerCandidate(run, undefined, size);
  if (id === 'loginAccount') return registerSubscriber(run, undefined, size);
  if (id === 'applyToJob' || id === 'updateProfile') return registerWithProfile(run);
  if (hasScheme(operation, 'careersSession')) return registerCandidate(run);
  return hasScheme(operation, 'tokenAuth') ? registerSubscriber(run) : null;
}

/** Email, password and username of a person, for a call that signs in. */
function ownValues(id: OperationId, { values }: Person): Values {
  const { username, email, password, password1 } = values;
  if (id === 'careersLogin') return { email, password };
  return id === 'loginAccount' ? { username, email, password: password1 } : {};
}

/** A call by a person, or by a new visitor. Throws a `Skip` if the server lacks data for it. */
export function askBy(
  { state }: Run,
  operation: Operation,
  person: Person | null,
  body: Values = {},
): CallOptions {
  const params = paramsOf(operation, findName(state, operation));
  const own = person ? ownValues(operation.id, person) : {};
  const values = operation.method === 'GET' ? undefined : { ...body, ...own };
  return { as: person?.as, params, values };
}

/** `name` as the value of the path's parameter, if it has one. */
export const paramsOf = (operation: Operation, name: string): Record<string, string> =>
  Object.fromEntries(parametersOf(operation, 'path').map((parameter) => [parameter.name, name]));

/** Lists whose records have their own call. */
export const pairs = Object.values(operations).flatMap(({ id, list }) =>
  list?.detail ? [{ ...list.detail, list: id, key: list.key, detail: list.detail.id }] : [],
);

/** Ids or slugs that no record has: a lawful one, and the largest. */
export function unknownNames(operation: Operation, marker: string): string[] {
  const [parameter] = parametersOf(operation, 'path');
  const { maximum, maxLength = 100 } = parameter?.schema ?? {};
  if (maximum !== undefined) return [String(maximum)];
  return [`${marker}-position`, marker.padEnd(maxLength, 'x')];
}

/**
 * Id or slug, for the path of a call, of a record that is open (active, and not over) or closed; '' for a path without
 * one. Throws a `Skip` when the list has none.
 */
export function findName({ rows }: RunState, { path }: Operation, isOpen = true): string {
  const pair = pairs.find(({ detail }) => path.startsWith(operations[detail].path));
  if (!pair) return '';
  // In every time zone.
  const tomorrow = new Date(Date.now() + 864e5).toISOString().slice(0, 10);
  const found = (rows.get(pair.list) ?? []).flatMap(({ record }) => {
    const name = segmentOf(record[pair.by]);
    const { is_active: active = true, closing_date: end } = record as Record<string, unknown>;
    const isOver = (textOf(end) ?? tomorrow) < tomorrow;
    return name && active === isOpen && !(isOpen && isOver) ? [name] : [];
  });
  if (found[0]) return found[0];
  throw new Skip(`needs ${isOpen ? 'an open' : 'a closed'} record in \`${pair.list}\``);
}
