/** Registers candidates and subscribers of a run, and finds records for the paths of calls. */
import { credentials } from '../../openapi/generated/calls.ts';
import { operations } from '../../openapi/generated/operations.ts';
import { bodyOf, type Size } from './bodies.ts';
import { createVisitor, Skip, type Visitor } from './client.ts';
import { type Exchange, type Operation, successesOf } from './exchange.ts';
import { readJson, segmentOf, textOf } from './json.ts';
import { type CallOptions, type Run, type RunState, requireSuccess } from './rule.ts';
import { parametersOf } from './schemas.ts';
import type { Values } from './testData.ts';

/** A visitor with an account, and the values and the exchange of the sign-up. */
export type Person = { as: Visitor; values: Values; exchange: Exchange };

/** The token in a response, if it is valid in a header. */
export const tokenOf = (exchange: Exchange): string | undefined =>
  /^[\x21-\x7e]+$/.exec(textOf(readJson(exchange)?.key) ?? '')?.[0];

/** Creates a function that signs a new person up. It throws a `Skip` without the credential of the account. */
const createSignUp =
  (id: 'careersRegister' | 'registerAccount', missing: string) =>
  async (run: Run, name = 'a new account', size: Size = 'typical', change: Values = {}) => {
    const values = { ...bodyOf(run.state, operations[id], size), ...change };
    const as = createVisitor();
    // A server may refuse strange names and passwords for its own reasons.
    const statuses = [...successesOf(operations[id]), ...(size === 'strange' ? ['400'] : [])];
    const exchange = await run.call(id, name, { as, values, statuses });
    as.token = tokenOf(exchange);
    if (as.token || as.jar.get(credentials.careersSession.name)) return { as, values, exchange };
    requireSuccess(exchange);
    throw new Skip(`needs the ${missing}`);
  };

export const registerCandidate = createSignUp(
  'careersRegister',
  'session cookie, which the sign-up did not set',
);
export const registerSubscriber = createSignUp(
  'registerAccount',
  'key, which the sign-up did not give',
);

/** Registers a candidate with a profile. Throws a `Skip` without one. */
export async function registerWithProfile(run: Run): Promise<Person> {
  const person = await registerCandidate(run);
  // A form without what is optional is lawful too.
  const { current_salary: _, ...values } = bodyOf(run.state, operations.createProfile);
  const ask = { as: person.as, values };
  const exchange = await run.call('createProfile', "a new candidate's profile", ask);
  requireSuccess(exchange);
  return { ...person, exchange };
}

/** Registers a candidate, with a profile if the server accepts one. */
export const registerAnybody = async (run: Run): Promise<Person> =>
  (await run.attempt([], () => registerWithProfile(run))) ?? registerCandidate(run);

/** The values of a candidate's sign-in. */
export const signInAs = (email: unknown, password: unknown): CallOptions => {
  return { values: { email, password, password_confirm: '' } };
};

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
