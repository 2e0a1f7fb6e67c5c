/** Registers candidates and subscribers of a run, and makes calls as them. */
import { credentials } from '../../openapi/generated/calls.ts';
import { operations } from '../../openapi/generated/operations.ts';
import type { Size, Values } from './bodies.ts';
import { createVisitor, type Visitor } from './client.ts';
import { type Exchange, hasExample, isSuccess, type Operation, successOf } from './exchange.ts';
import { readJson, textOf } from './json.ts';
import { bodyOf } from './lawfulBody.ts';
import { findName, paramsOf } from './recordNames.ts';
import { attempt, type Run, Stop } from './rule.ts';
import { bodySchemaOf, hasScheme } from './schemas.ts';

/** A visitor with an account, and the values and the exchange of the sign-up. */
export type Person = { as: Visitor; values: Values; exchange: Exchange };

/** The fields of a body that a server may refuse for its own reasons. */
export const refusableOf = (operation: Operation): string[] =>
  (bodySchemaOf(operation)?.fields ?? [])
    .filter(({ schema }) => schema['x-may-refuse'])
    .map(({ name }) => name);

/** Documented successes, and 400 if a server may refuse strange values for its own reasons. */
export const lawfulStatuses = (operation: Operation, size: Size): string[] => [
  ...successOf(operation),
  ...(size === 'strange' && refusableOf(operation).length > 0 ? ['400'] : []),
];

/** The token in a response, if it is valid in a header. */
export const tokenOf = (exchange: Exchange): string | undefined =>
  /^[\x21-\x7e]+$/.exec(textOf(readJson(exchange)?.key) ?? '')?.[0];

/** Creates a function that signs a new visitor up. It throws a `Stop` if `findProof` finds no session or key. */
const signUp =
  (
    id: 'careersRegister' | 'registerAccount',
    who: string,
    lack: string,
    findProof: (person: Person) => string | undefined,
  ) =>
  async (run: Run, name = 'account', size: Size = 'typical'): Promise<Person> => {
    const [as, values] = [createVisitor(), bodyOf(run.state, operations[id], size)];
    const ask = { as, values, statuses: lawfulStatuses(operations[id], size) };
    const person = { as, values, exchange: await run.call(id, name, `A new ${who}`, ask) };
    if (findProof(person)) return person;
    run.need(person.exchange);
    throw new Stop(`needs the ${lack}`);
  };

const noSession = 'session cookie, which the sign-up did not set';
const noKey = 'key, which the sign-up did not give';

/** Registers a candidate. Throws a `Stop` without a session. */
export const registerCandidate = signUp('careersRegister', 'candidate', noSession, ({ as }) =>
  as.jar.get(credentials.careersSession.name),
);

/** Registers a subscriber. Throws a `Stop` without a key. */
export const registerSubscriber = signUp('registerAccount', 'subscriber', noKey, (person) => {
  person.as.token = tokenOf(person.exchange);
  return person.as.token;
});

/** Registers a candidate with a profile. Throws a `Stop` without one. */
export async function registerWithProfile(run: Run): Promise<Person> {
  const person = await registerCandidate(run);
  const ask = { as: person.as, values: bodyOf(run.state, operations.createProfile) };
  const text = 'The profile of a new candidate';
  const exchange = await run.call('createProfile', 'profile', text, ask);
  if (!isSuccess(exchange)) run.need(exchange);
  return { ...person, exchange };
}

/** Registers a candidate, with a profile if the server accepts one. */
export const registerAnybody = async (run: Run): Promise<Person> =>
  (await attempt(() => registerWithProfile(run))) ?? registerCandidate(run, 'candidate');

/** A new person who may make a call; null if everybody may. */
export async function personFor(
  run: Run,
  operation: Operation,
  size: Size = 'typical',
): Promise<Person | null> {
  const { id } = operation;
  if (id === 'careersLogin') return registerCandidate(run, 'account', size);
  if (id === 'loginAccount') return registerSubscriber(run, 'account', size);
  if (hasExample(operation, /^profile(Required|Missing)$/)) return registerWithProfile(run);
  if (hasScheme(operation, 'careersSession')) return registerCandidate(run);
  return hasScheme(operation, 'tokenAuth') ? registerSubscriber(run) : null;
}

/** Email, password and username of a person, for a call that signs in. */
function ownValues({ id }: Operation, { values }: Person): Values {
  const { username, email, password, password1 } = values;
  if (id === 'careersLogin') return { email, password };
  return id === 'loginAccount' ? { username, email, password: password1 } : {};
}

/** A call by a person, or by a new visitor. Throws a `Stop` if the server lacks data for it. */
export function askBy<Body extends Values | undefined>(
  { state }: Run,
  operation: Operation,
  person: Person | null,
  body: Body,
) {
  const params = paramsOf(operation, findName(state, operation));
  const own = person ? ownValues(operation, person) : {};
  return { as: person?.as, params, values: body && { ...body, ...own } };
}

/** Prepares a call with these values: recording needs an intent for the same number of employees. */
export async function prepare(
  run: Run,
  operation: Operation,
  person: Person | null,
  values: Values,
): Promise<void> {
  if (operation.id !== 'recordPaymentMethod') return;
  const ask = { as: person?.as, values: { max_employees: values.max_employees } };
  await run.call('createPaymentIntent', 'intent', 'An intent to record', ask);
}

/** A copy of a visitor; changes to it do not affect the original. */
export function copyOf({ jar, token }: Visitor): Visitor {
  const copy = createVisitor();
  copy.jar.take(jar.header().split('; ').filter(Boolean));
  return { ...copy, token };
}
