/** Registers candidates and subscribers of a run. */
import { operations } from '../../openapi/generated/operations.ts';
import { session } from './checks/cookies.ts';
import { createVisitor, Skip, type Visitor } from './client.ts';
import { type Exchange, successesOf } from './exchange.ts';
import { nonEmptyText, parseBody } from './json.ts';
import { bodyOf, type Size } from './lawful.ts';
import { type CallOptions, type Run, requireSuccess } from './rule.ts';
import type { Values } from './testData.ts';

/** A visitor with an account, and the values and the exchange of the sign-up. */
export type Person = { as: Visitor; values: Values; exchange: Exchange };

/** The token in a response, if it is valid in a header. */
export const tokenOf = (exchange: Exchange): string | undefined =>
  /^[\x21-\x7e]+$/.exec(nonEmptyText(parseBody(exchange)?.key) ?? '')?.[0];

/** Creates a function that signs a new person up. It throws a `Skip` without the credential of the account. */
const createSignUp =
  (id: 'careersRegister' | 'registerAccount', missing: string) =>
  async (run: Run, name = 'a new account', size: Size = 'typical', change: Values = {}) => {
    const values = { ...bodyOf(run.state, id, size), ...change };
    const as = createVisitor();
    // A server may refuse strange names and passwords for its own reasons.
    const statuses = [...successesOf(operations[id]), ...(size === 'strange' ? ['400'] : [])];
    const exchange = await run.call(id, name, { as, values, statuses });
    as.token = tokenOf(exchange);
    if (as.token || as.jar.get(session)) return { as, values, exchange };
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
  const { current_salary: _, ...values } = bodyOf(run.state, 'createProfile');
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
