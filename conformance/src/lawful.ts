/** Creates what a lawful request has: a typical, largest or strange body, and a record for its path. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { Skip } from './client.ts';
import type { Operation } from './exchange.ts';
import { nonEmptyText, parseBody, recordsOf, segmentOf } from './json.ts';
import {
  type BodyField,
  bodySchemaOf,
  merge,
  parametersOf,
  propertiesOf,
  type Schema,
} from './schemas.ts';
import { createFile, type RunState, type TestData, type Values } from './testData.ts';

/** Which values that a schema allows. */
export type Size = 'typical' | 'largest' | 'strange';

/** What people write: quotes, mark-up, code, a line break, letters of several scripts, an emoji of several code points. */
export const strangeText = `O'Brien "Zoë" & <b>3</b> 100% {x} \\ ½ -- SELECT * FROM jobs; ../\n日本語 العربية e\u0301 👩‍💻`;

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

/** A text of exactly this many characters, in long words. */
export function longText(length: number, start = ''): string {
  const words = `${start}${start && ' '}${longWord} `.padEnd(length, `${longWord} `);
  return words.slice(0, length).replace(/^ | $/g, 'x');
}

/** An email address of exactly this many characters, whose labels are as long as DNS allows. */
function longEmail(length: number, email: string): string {
  const [name = '', host = ''] = email.split('@');
  const local = name.padEnd(64, 'x');
  const rest = length - local.length - 1 - host.length;
  const labels = 'y'.repeat(rest).replace(/(.{1,59})(?=.)/g, '$1.');
  return `${local}@${`${labels}.${host}`.slice(-(length - local.length - 1))}`;
}

/** A PDF of one page that shows `mark`, of at least this many bytes, after the text `before`. */
export function createPdf(mark: string, bytes = 0, before = ''): Buffer {
  const content = `BT /F1 12 Tf 72 720 Td (${mark}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = `${before}%PDF-1.4\n`;
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = `0 ${objects.length + 1}`;
  const endOf = (at: number) =>
    `xref\n${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  const filler = Math.max(0, bytes - text.length - endOf(bytes).length - 2);
  if (filler > 0) text += `%${' '.repeat(filler)}\n`;
  return Buffer.from((text + endOf(text.length)).padEnd(bytes), 'latin1');
}

function sampleText({ maxLength = 200 }: Schema, size: Size, index: number): string {
  if (size === 'largest') return longText(maxLength, String(index));
  const text = size === 'strange' ? strangeText : `Text ${index}`;
  return [...text].slice(0, maxLength).join('').trim();
}

/** A value that a schema allows; `index` makes list items differ: the second has 0 and false, the third null. */
function sample(api: string, given: Schema, size: Size, index = 1): unknown {
  const schema = merge(api, given);
  const { minimum = 0, maximum = 100, maxItems = 10 } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const types = [schema.type].flat();
  if (index === 3 && size === 'typical' && types.includes('null')) return null;
  if (types.includes('object')) {
    const fields = propertiesOf(api, given);
    return Object.fromEntries(
      fields.map(({ name, schema: each }) => [name, sample(api, each, size, index)]),
    );
  }
  if (types.includes('array')) {
    const length = { typical: 3, strange: 1, largest: maxItems }[size];
    return Array.from({ length }, (_, at) => sample(api, schema.items ?? {}, size, at + 1));
  }
  if (types.includes('integer') || types.includes('number')) {
    return size === 'largest' ? maximum : Math.min(maximum, minimum + (index === 2 ? 0 : index));
  }
  if (types.includes('boolean')) return index !== 2;
  if (schema.contentMediaType === 'application/json') {
    return JSON.stringify(sample(api, schema.contentSchema ?? {}, size, index));
  }
  return sampleText(schema, size, index);
}

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

/** The first id of a list of choices, or the last one. Throws a `Skip` when the server has none. */
function choose({ seen }: RunState, name: string, size: Size): unknown {
  const [list = '', entry = ''] = choices[name] ?? [];
  const read = [...seen.keys()].find(({ step }) => step.operation.id === 'getCareersDropdowns');
  const ids = recordsOf(read && parseBody(read), list).map(({ id }) => id as unknown);
  const valid = ids.filter((id) => Number.isSafeInteger(id));
  const id = size === 'largest' ? valid.at(-1) : valid[0];
  if (id === undefined) throw new Skip(`needs ${entry} in \`getCareersDropdowns\``);
  return id;
}

/** A password that is not common. */
function passwordOf({ data }: RunState, { maxLength = 128 }: Schema, size: Size): string {
  const { password: typical } = data;
  if (maxLength === 0) return '';
  return {
    typical,
    strange: ` ${typical}"'é😀\\ ß `,
    largest: typical.repeat(Math.ceil(maxLength / typical.length)).slice(0, maxLength),
  }[size];
}

/** The value of a field for an account; undefined if it is omitted. */
function fieldValue(
  state: RunState,
  field: BodyField,
  size: Size,
  by: ReturnType<TestData['newAccount']>,
) {
  const { data } = state;
  const { api, name, schema, isRequired } = field;
  const { format, type, maxLength = 150 } = schema;
  // No list has the ids of languages.
  if (type === 'array') return undefined;
  if (format === 'binary') {
    if (!isRequired && size === 'typical') return undefined;
    // A PDF's signature may be anywhere within the first 1024 bytes.
    const before = size === 'strange' ? ' '.repeat(1000) : '';
    const content = createPdf(data.marker, 0, before);
    return createFile(size === 'strange' ? "Zoë's résumé “1”.PDF" : 'resume.pdf', content);
  }
  if (name in choices) return choose(state, name, size);
  if (format === 'password') return passwordOf(state, schema, size);
  if (format === 'email') {
    if (size === 'largest') return longEmail(maxLength, by.email);
    return size === 'strange' ? `o'brien+${by.email}` : by.email;
  }
  // Unique values of each account.
  const own = { username: by.username, payment_method_id: by.method }[name];
  if (own && size === 'largest') return own.padEnd(maxLength, 'x');
  if (own) return size === 'strange' && name === 'username' ? `${own} Zoë"😀` : own;
  const { marker, comments } = data;
  // The website sends an empty letter.
  const typical = { name: marker, job_title: marker, comments, cover_letter: '' }[name];
  return size === 'typical' && typical !== undefined ? typical : sample(api, schema, size);
}

/** A lawful body of a call. It has a resume if one is required, and in large bodies. */
export function bodyOf(state: RunState, id: OperationId, size: Size = 'typical'): Values {
  const account = state.data.newAccount();
  const { fields = [] } = bodySchemaOf(operations[id]) ?? {};
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
    const isOver = (nonEmptyText(end) ?? tomorrow) < tomorrow;
    return name && active === isOpen && !(isOpen && isOver) ? [name] : [];
  });
  if (found[0]) return found[0];
  throw new Skip(`needs ${isOpen ? 'an open' : 'a closed'} record in \`${pair.list}\``);
}
