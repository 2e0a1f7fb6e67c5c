/** Registers candidates and subscribers of a run, and makes calls as them. */
import { credentials } from '../../openapi/generated/calls.ts';
import { operations } from '../../openapi/generated/operations.ts';
import type { Size, Values } from './bodies.ts';
import { createVisitor, type Visitor } from './client.ts';
import { type Exchange, hasExample, isSuccess, type Operation, successOf } from './exchange.ts';
import { readJson, textOf } from './json.ts';
import { bodyOf } from './lawfulBody.ts';
import { bodySchemaOf, hasScheme } from './schemas.ts';
import { attempt, Stop, type Tour, type World } from './tour.ts';

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
  async (tour: Tour, name = 'account', size: Size = 'typical'): Promise<Person> => {
    const [as, values] = [createVisitor(), bodyOf(tour.world, operations[id], size)];
    const ask = { as, values, statuses: lawfulStatuses(operations[id], size) };
    const person = { as, values, exchange: await tour.call(id, name, `A new ${who}`, ask) };
    if (findProof(person)) return person;
    tour.need(person.exchange);
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
export async function registerWithProfile(tour: Tour): Promise<Person> {
  const person = await registerCandidate(tour);
  const ask = { as: person.as, values: bodyOf(tour.world, operations.createProfile) };
  const text = 'The profile of a new candidate';
  const exchange = await tour.call('createProfile', 'profile', text, ask);
  if (!isSuccess(exchange)) tour.need(exchange);
  return { ...person, exchange };
}

/** Registers a candidate, with a profile if the server accepts one. */
export const registerAnybody = async (tour: Tour): Promise<Person> =>
  (await attempt(() => registerWithProfile(tour))) ?? registerCandidate(tour, 'candidate');

/** A new person who may make a call; null if everybody may. */
export async function personFor(
  tour: Tour,
  operation: Operation,
  size: Size = 'typical',
): Promise<Person | null> {
  const { id } = operation;
  if (id === 'careersLogin') return registerCandidate(tour, 'account', size);
  if (id === 'loginAccount') return registerSubscriber(tour, 'account', size);
  if (hasExample(operation, /^profile(Required|Missing)$/)) return registerWithProfile(tour);
  if (hasScheme(operation, 'careersSession')) return registerCandidate(tour);
  return hasScheme(operation, 'tokenAuth') ? registerSubscriber(tour) : null;
}

/** Email, password and username of a person, for a call that signs in. */
function ownValues({ id }: Operation, { values }: Person): Values {
  const { username, email, password, password1 } = values;
  if (id === 'careersLogin') return { email, password };
  return id === 'loginAccount' ? { username, email, password: password1 } : {};
}

/** A call by a person, or by a new visitor. Throws a `Stop` if the server lacks data for it. */
export function askBy<Body extends Values | undefined>(
  { world }: Tour,
  operation: Operation,
  person: Person | null,
  body: Body,
) {
  const params = operation.path.includes('{slug}') ? { slug: findJob(world, true) } : undefined;
  const own = person ? ownValues(operation, person) : {};
  return { as: person?.as, params, values: body && { ...body, ...own } };
}

/** An open or a closed position of the list. Throws a `Stop` when there is none. */
export function findJob({ rows }: World, isActive: boolean): string {
  const jobs = rows.get('listJobs') ?? [];
  const found = jobs.find(
    ({ record }) => (record.is_active as unknown) === isActive && textOf(record.slug),
  );
  const slug = textOf(found?.record.slug);
  if (slug && /^[\w-]+$/.test(slug)) return slug;
  throw new Stop(`needs ${isActive ? 'an open' : 'a closed'} position in \`listJobs\``);
}

/** A copy of a visitor; changes to it do not affect the original. */
export function copyOf({ jar, token }: Visitor): Visitor {
  const copy = createVisitor();
  copy.jar.take(jar.header().split('; ').filter(Boolean));
  return { ...copy, token };
}
