/** Candidates and subscribers of a run, and the lawful bodies that they send. */
import { credentials } from '../../openapi/generated/calls.ts';
import { operations } from '../../openapi/generated/operations.ts';
import { createPdf, longEmail, type Size, sample, Upload, type Values } from './bodies.ts';
import { createVisitor, type Visitor } from './client.ts';
import { type Exchange, isSuccess, type Operation, successOf } from './exchange.ts';
import { readJson, recordsOf, textOf } from './json.ts';
import { bodySchemaOf, type Schema } from './schemas.ts';
import { learn } from './secrets.ts';
import { Stop, type Tour, type World } from './tour.ts';

/** The list from which each field of the profile chooses, and its first entry in words. */
const choices: Record<string, [list: string, entry: string]> = {
  gender: ['genders', 'a gender'],
  nationality: ['nationalities', 'a nationality'],
  marital_status: ['marital_statuses', 'a marital status'],
  current_salary: ['salary_ranges', 'a salary range'],
  expected_salary: ['salary_ranges', 'a salary range'],
  career_level: ['career_levels', 'a career level'],
  experience: ['experiences', 'an experience'],
  job_category: ['job_categories', 'a job category'],
};

/** True for a field that takes an id of a list of choices. */
export const isChoice = (name: string): boolean => name in choices;

/** The first id of a list of choices, or the last one. Throws a `Stop` when the server has none. */
function choose({ records }: World, name: string, size: Size): unknown {
  const [list = '', entry = ''] = choices[name] ?? [];
  const seen = records.find(({ exchange }) => exchange.step.operation.id === 'getCareersDropdowns');
  const ids = recordsOf(seen && readJson(seen.exchange), list).map(({ id }) => id as unknown);
  const sound = ids.filter((id) => Number.isSafeInteger(id));
  const id = size === 'largest' ? sound.at(-1) : sound[0];
  if (id === undefined) throw new Stop(`needs ${entry} in \`getCareersDropdowns\``);
  return id;
}

/** A password of this length that is not common. */
function passwordOf(world: World, { minLength = 8, maxLength = 128 }: Schema, size: Size): string {
  const { password } = world.data;
  const strange = `${password}"'é😀\\ ß`;
  const longest = password.repeat(Math.ceil(maxLength / password.length)).slice(0, maxLength);
  const sizes = {
    typical: password,
    strange,
    largest: longest,
    smallest: password.slice(-minLength),
  };
  learn([sizes[size]]);
  return sizes[size];
}

/** Something of a person, new in each body: no two accounts have one. */
function ownValue(name: string, schema: Schema, size: Size, { data }: World, person: Values) {
  const { maxLength = 150 } = schema;
  if (schema.format === 'email') {
    const email = String(person.email);
    return size === 'largest' ? longEmail(maxLength, email) : email;
  }
  if (name === 'username') {
    const username = String(person.username);
    if (size === 'strange') return `${username} Zoë"😀`;
    return size === 'largest' ? username.padEnd(maxLength, 'x') : username;
  }
  const method = data.newMethod();
  return size === 'largest' ? method.padEnd(maxLength, 'x') : method;
}

const fixed = ({ marker }: World['data']): Values => {
  return {
    name: marker,
    job_title: marker,
    comments: `Written by the conformance run ${marker}. Nobody waits for an answer.`,
  };
};

/** A lawful body of a call. A resume is there where it is required, and in large bodies. */
export function bodyOf(world: World, operation: Operation, size: Size = 'typical'): Values {
  const person = world.data.newPerson();
  const { fields = [] } = bodySchemaOf(operation) ?? {};
  const entries = fields.flatMap(({ name, schema, isRequired }): [string, unknown][] => {
    const { format, type, maxLength } = schema;
    const isFile = format === 'binary';
    // No list tells which ids there are.
    if (type === 'array') return [];
    if (!isRequired && (size === 'smallest' || (isFile && size === 'typical'))) return [];
    if (isFile) {
      const name = size === 'strange' ? "Zoë's résumé “1”.PDF" : 'resume.pdf';
      return [
        [
          'resume',
          new Upload(name, createPdf(world.data.marker, size === 'largest' ? maxLength : 0)),
        ],
      ];
    }
    if (isChoice(name)) return [[name, choose(world, name, size)]];
    if (format === 'password')
      return [[name, maxLength === 0 ? '' : passwordOf(world, schema, size)]];
    const isOwn = format === 'email' || name === 'username' || name === 'payment_method_id';
    if (isOwn) return [[name, ownValue(name, schema, size, world, person)]];
    const own = size === 'typical' ? fixed(world.data)[name] : undefined;
    return [[name, own ?? sample(operation.api, schema, size)]];
  });
  const values = Object.fromEntries(entries);
  // The second password repeats the first, whatever its own limits are.
  const [first] = Object.keys(values).filter((name) => name.startsWith('password'));
  for (const name of ['password_confirm', 'password2']) {
    if (first && values[name] !== '' && name in values) values[name] = values[first];
  }
  return values;
}

/** A server may refuse an account with strange characters. */
const mayFail = (id: 'careersRegister' | 'registerAccount', size: Size) =>
  size === 'strange' ? { statuses: [...successOf(operations[id]), '400'] } : {};

/** Somebody with an account: their browser, and what they signed up with. */
export type Person = { as: Visitor; values: Values; exchange: Exchange };

const { name: sessionCookie } = credentials.careersSession;

/** Registers a candidate. Throws a `Stop` without a session. */
export async function registerCandidate(
  tour: Tour,
  name = 'account',
  size: Size = 'typical',
): Promise<Person> {
  const [as, values] = [createVisitor(), bodyOf(tour.world, operations.careersRegister, size)];
  const exchange = await tour.call('careersRegister', name, 'A new candidate', {
    as,
    values,
    ...mayFail('careersRegister', size),
  });
  if (as.jar.get(sessionCookie) === undefined) {
    tour.need(exchange);
    throw new Stop('needs the session cookie, which the sign-up did not set');
  }
  return { as, values, exchange };
}

/** Registers a subscriber. Throws a `Stop` without a key. */
export async function registerSubscriber(
  tour: Tour,
  name = 'account',
  size: Size = 'typical',
): Promise<Person> {
  const [as, values] = [createVisitor(), bodyOf(tour.world, operations.registerAccount, size)];
  const exchange = await tour.call('registerAccount', name, 'A new subscriber', {
    as,
    values,
    ...mayFail('registerAccount', size),
  });
  const token = textOf(readJson(exchange)?.key);
  if (token === undefined || !/^[\x21-\x7e]+$/.test(token)) {
    tour.need(exchange);
    throw new Stop('needs the key, which the sign-up did not give');
  }
  as.token = token;
  return { as, values, exchange };
}

/** Registers a candidate with a profile. Throws a `Stop` without one. */
export async function registerWithProfile(tour: Tour, name = 'profile'): Promise<Person> {
  const person = await registerCandidate(tour);
  const values = bodyOf(tour.world, operations.createProfile);
  const exchange = await tour.call('createProfile', name, 'The profile of a new candidate', {
    as: person.as,
    values,
  });
  if (!isSuccess(exchange)) tour.need(exchange);
  return { ...person, exchange };
}

/** An open or a closed position of the list. Throws a `Stop` when there is none. */
export function findJob({ rows }: World, isActive: boolean): string {
  const jobs = rows.get('listJobs') ?? [];
  const found = jobs.find(
    ({ record }) => (record.is_active as unknown) === isActive && textOf(record.slug),
  );
  const slug = textOf(found?.record.slug);
  if (!slug || !/^[\w-]+$/.test(slug))
    throw new Stop(`needs ${isActive ? 'an open' : 'a closed'} position in \`listJobs\``);
  return slug;
}

/** A browser with the same cookies, whose changes stay its own. */
export function copyOf({ jar, token }: Visitor): Visitor {
  const copy = createVisitor();
  copy.jar.take(jar.header().split('; ').filter(Boolean));
  return { ...copy, token };
}
