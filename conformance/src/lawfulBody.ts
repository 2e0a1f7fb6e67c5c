/** Builds lawful request bodies of each size. */
import { createPdf, longEmail, type Size, sample, Upload, type Values } from './bodies.ts';
import type { Operation } from './exchange.ts';
import { readJson, recordsOf } from './json.ts';
import { type RunState, Stop } from './rule.ts';
import { type BodyField, bodySchemaOf, type Schema } from './schemas.ts';
import { learn } from './secrets.ts';
import type { Account } from './testData.ts';

/** For each choice field of the profile, its list and what an entry is called. */
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
function choose({ seen }: RunState, name: string, size: Size): unknown {
  const [list = '', entry = ''] = choices[name] ?? [];
  const read = [...seen.keys()].find(({ step }) => step.operation.id === 'getCareersDropdowns');
  const ids = recordsOf(read && readJson(read), list).map(({ id }) => id as unknown);
  const sound = ids.filter((id) => Number.isSafeInteger(id));
  const id = size === 'largest' ? sound.at(-1) : sound[0];
  if (id === undefined) throw new Stop(`needs ${entry} in \`getCareersDropdowns\``);
  return id;
}

/** A password that is not common; registers it as a secret. */
function passwordOf(
  state: RunState,
  { minLength = 8, maxLength = 128 }: Schema,
  size: Size,
): string {
  const { password: typical } = state.data;
  const found = {
    typical,
    strange: `${typical}"'é😀\\ ß`,
    largest: typical.repeat(Math.ceil(maxLength / typical.length)).slice(0, maxLength),
    smallest: typical.slice(-minLength),
  }[size];
  learn([found]);
  return maxLength === 0 ? '' : found;
}

/** The value of a field for an account; undefined if it is omitted. */
function fieldValue(state: RunState, field: BodyField, size: Size, by: Account) {
  const { data } = state;
  const { api, name, schema, isRequired } = field;
  const { format, type, maxLength = 150 } = schema;
  const isFile = format === 'binary';
  const isLeftOut = !isRequired && (size === 'smallest' || (isFile && size === 'typical'));
  // No list has the valid ids.
  if (type === 'array' || isLeftOut) return undefined;
  if (isFile) {
    const isStrange = size === 'strange';
    const bytes = size === 'largest' ? maxLength : 0;
    // A PDF's signature may be anywhere within the first 1024 bytes.
    const content = createPdf(data.marker, bytes, isStrange ? ' '.repeat(1000) : '');
    return new Upload(isStrange ? "Zoë's résumé “1”.PDF" : 'resume.pdf', content);
  }
  if (isChoice(name)) return choose(state, name, size);
  if (format === 'password') return passwordOf(state, schema, size);
  if (format === 'email') {
    if (size === 'largest') return longEmail(maxLength, by.email);
    return size === 'strange' ? `o'brien+${by.email}` : by.email;
  }
  // Unique values of each account.
  const own = { username: by.username, payment_method_id: by.method }[name];
  if (own && size === 'largest') return own.padEnd(maxLength, 'x');
  if (own) return size === 'strange' && name === 'username' ? `${own} Zoë"😀` : own;
  const typical = { name: data.marker, job_title: data.marker, comments: data.comments }[name];
  return (size === 'typical' && typical) || sample(api, schema, size);
}

/** A lawful body of a call. It has a resume if one is required, and in large bodies. */
export function bodyOf(state: RunState, operation: Operation, size: Size = 'typical'): Values {
  const account = state.data.newAccount();
  const { fields = [] } = bodySchemaOf(operation) ?? {};
  const values: Values = {};
  for (const field of fields) {
    const value = fieldValue(state, field, size, account);
    if (value !== undefined) values[field.name] = value;
  }
  // The second password repeats the first, whatever its own limits are.
  const [first, ...others] = Object.keys(values).filter((name) => name.startsWith('password'));
  for (const name of others) if (first && values[name] !== '') values[name] = values[first];
  return values;
}
