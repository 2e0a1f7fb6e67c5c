/** Every write with its largest and strangest lawful body, read back, and with values outside its limits. */
import { beginsSession } from '../../../contract/isPersonal.ts';
import { askBy, type Person, personFor } from '../accounts.ts';
import { bodyOf, createPdf, type Size } from '../bodies.ts';
import { Upload, type Values } from '../encode.ts';
import { isSuccess, isWrite, type Operation, successesOf } from '../exchange.ts';
import { type Json, parseJson, plainText, readJson } from '../json.ts';
import { isRefused, refusalsOf, refuses } from '../outcome.ts';
import { type Check, callsWith, type Finding, type Rule, type Run } from '../rule.ts';
import { type BodyField, bodySchemaOf, type Schema } from '../schemas.ts';
import { inPlaceOf, show } from '../secrets.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Differences between a sent value and the stored one. Absent equals null and an empty list. */
function differencesOf(sent: unknown, stored: unknown, field: string): Finding[] {
  // A form sends line breaks as CRLF, and addresses ignore letter case.
  const toText = (value: unknown) => {
    const text = plainText(value).replaceAll('\r\n', '\n');
    return field.endsWith('/email') ? text.toLowerCase() : text;
  };
  const isNothing = sent === null || (Array.isArray(sent) && sent.length === 0);
  if (isNothing && (stored ?? null) === null) return [];
  if (sent !== null && !isObject(sent) && toText(sent) === toText(stored)) return [];
  const isSameKind =
    isObject(sent) && isObject(stored) && Array.isArray(sent) === Array.isArray(stored);
  if (!isSameKind) return [[field, 'the value that was sent', inPlaceOf(stored, sent)]];
  const [own, other] = [Object.entries(sent), Object.keys(stored)];
  if (Array.isArray(sent) && own.length !== other.length) {
    return [[field, 'as many entries as were sent', inPlaceOf(other.length, own.length)]];
  }
  return own.flatMap(([key, value]) => differencesOf(value, stored[key], `${field}/${key}`));
}

/** Differing fields from which on they have one cause, such as a stale read, and are one finding. */
const maxFindings = 3;

/** Finds values of a success that are not the sent ones, and optional fields that were omitted and are not null. */
export const repeats =
  (sent: Values): Check =>
  (exchange) => {
    // The part of the response that repeats the values, such as `profile` or `user`.
    const part = Object.entries(readJson(exchange) ?? {}).find(
      ([, each]) => isObject(each) && Object.keys(sent).some((name) => name in each),
    );
    if (!part || !isSuccess(exchange)) return [];
    const [holder, stored] = part as [string, NonNullable<Json>];
    const { fields = [] } = bodySchemaOf(exchange.step.operation) ?? {};
    const omitted = fields.filter(({ name, schema, isRequired }) => {
      return !isRequired && !(name in sent) && schema.format !== 'binary';
    });
    const found = Object.entries(sent).flatMap(([name, value]): Finding[] => {
      if (value instanceof Upload || name.startsWith('password')) return [];
      if (holder === 'user' && name !== 'email') return [];
      const list = typeof value === 'string' ? parseJson(value) : undefined;
      return differencesOf(isObject(list) ? list : value, stored[name], `/${holder}/${name}`);
    });
    for (const { name } of omitted) {
      const value: unknown = stored[name];
      if (!value || (Array.isArray(value) && value.length === 0)) continue;
      found.push([`/${holder}/${name}`, 'null, because it was left out', show(value)]);
    }
    const [first] = found;
    if (!first || found.length <= maxFindings) return found;
    const [field, expected, got] = first;
    return [[field, expected, `${got}; ${found.length - 1} other values differ as well`]];
  };

/** Prepares a call with these values: recording needs an intent for the same number of employees. */
async function prepare(run: Run, { id }: Operation, person: Person | null, values: Values = {}) {
  if (id !== 'recordPaymentMethod') return;
  const ask = { as: person?.as, values: { max_employees: values.max_employees } };
  await run.call('createPaymentIntent', 'an intent to record', ask);
}

/** Finds a success that refuses a lawful body; a payment method is invented, so it may be refused. */
const accepts: Check = (exchange) => {
  const { id } = exchange.step.operation;
  if (id !== 'createPaymentIntent' || !isSuccess(exchange) || !isRefused(exchange)) return [];
  return [['/error', 'no refusal of a lawful body', show(readJson(exchange)?.error)]];
};

/** Typical values of the fields whose strange values a server may refuse for its own reasons. */
function typicalOf(run: Run, operation: Operation, size: Size): Values {
  const { fields = [] } = bodySchemaOf(operation) ?? {};
  const refusable = fields.filter(({ name, schema }) => {
    return schema['x-may-refuse'] || name === 'password_confirm' || name === 'password2';
  });
  if (size !== 'strange' || operation.id.toLowerCase().includes('login')) return {};
  const typical = bodyOf(run.state, operation);
  return Object.fromEntries(refusable.map(({ name }) => [name, typical[name]]));
}

/** Every write with lawful bodies. */
export const bodies: Rule = {
  id: 'bodies',
  promise: 'every write with its largest and strangest lawful body: accepted, and read back',
  calls: callsWith(isWrite),
  check: (run) =>
    run.each(async (operation) => {
      const { id, path } = operation;
      for (const size of ['largest', 'strange'] as const) {
        const person = await personFor(run, operation, size);
        const lawful = {
          ...bodyOf(run.state, operation, size),
          ...typicalOf(run, operation, size),
        };
        const ask = askBy(run, operation, person, lawful);
        const { values = {} } = ask;
        await prepare(run, operation, person, values);
        const refused = id === 'recordPaymentMethod' ? ['400'] : [];
        const statuses = [...successesOf(operation), ...refused];
        const request = { ...ask, statuses };
        const exchange = await run.call(id, `${size} body`, request, accepts, repeats(values));
        if (!isSuccess(exchange) || !path.endsWith('/profile/')) continue;
        await run.call('checkProfile', `${size} body is kept`, { as: ask.as }, repeats(values));
      }
    }),
};

/**
 * A value that the contract does not allow, `undefined` for its absence. `survived`: a server may accept it, but not
 * fail.
 */
type Outside = [what: string, value: unknown, outcome: 'refused' | 'survived' | 'too large'];

/** True for a value that a server may ignore: it can be empty, or only one value is allowed. */
const mayBeIgnored = ({ const: only, minLength = 0, type, format }: Schema): boolean =>
  only !== undefined || (type === 'string' && minLength === 0 && format !== 'email');

/** Values outside a property's limits and type; forms have only texts. */
function outsideOf({ schema, isRequired }: BodyField, isForm: boolean): Outside[] {
  const { const: only, minLength = 0, maxLength = 0, minimum, format } = schema;
  const types = [schema.type].flat();
  if (types.includes('array')) return [];
  const outcome = isRequired && !mayBeIgnored(schema) ? 'refused' : 'survived';
  const rows: Outside[] = isRequired ? [['absent', undefined, outcome]] : [];
  if (format === 'binary') {
    return [
      ...rows,
      ['a text named .pdf', new Upload('a.pdf', Buffer.from('This is a text.\n')), 'refused'],
      ['an empty file', new Upload('empty.pdf', Buffer.alloc(0)), 'refused'],
      ['a PDF named .txt', new Upload('resume.txt', createPdf('named .txt')), 'survived'],
      [
        `${maxLength + 1} bytes`,
        new Upload('large.pdf', createPdf('large', maxLength + 1)),
        'too large',
      ],
    ];
  }
  if (!isForm) rows.push(['an object', {}, 'survived']);
  if (only !== undefined) return rows;
  if (schema.contentMediaType === 'application/json')
    return [...rows, ['no JSON', '[{', 'refused']];
  if (types.includes('integer')) {
    rows.push(['a word', 'many', 'refused']);
    if (!isForm) rows.push(['null', null, outcome], ['a fraction', 1.5, 'refused']);
    if (minimum !== undefined) rows.push([`${minimum - 1}`, minimum - 1, 'refused']);
    return rows;
  }
  if (minLength > 1)
    rows.push([`${minLength - 1} characters`, 'xY3-xY3-'.slice(0, minLength - 1), 'refused']);
  if (minLength === 1) rows.push(['empty', '', 'refused']);
  if (format === 'email') rows.push(['no email address', 'not an address', 'refused']);
  else if (maxLength > 0) rows.push(['a NUL', 'a\0b'.padEnd(minLength, 'x'), 'survived']);
  return rows;
}

function statusesFor(operation: Operation, [what, , outcome]: Outside): string[] {
  const documented = Object.keys(operation.examples);
  if (outcome === 'survived') return documented.filter((each) => !/^5|^429$/.test(each));
  if (outcome === 'too large') return ['413'];
  // An invalid address has no account, so 401 is right too.
  if (operation.id === 'careersLogin' && what === 'no email address') return ['400', '401'];
  return refusalsOf(operation);
}

/** Changes both passwords alike, so that a refusal is about the limits, not about the difference. */
function withBoth(values: Values, name: string, value: unknown): Values {
  const twin = { password: 'password_confirm', password1: 'password2' }[name];
  const both = twin && values[twin] !== '' && twin in values && value !== undefined;
  return { ...values, [name]: value, ...(both && { [twin]: value }) };
}

async function tryLimits(run: Run, operation: Operation): Promise<void> {
  const { id } = operation;
  // Uses no existing account: a server may let a known username in, whatever the email is.
  let person = beginsSession(operation) ? null : await personFor(run, operation);
  const { type = '', fields = [] } = bodySchemaOf(operation) ?? {};
  for (const field of fields) {
    for (const outside of outsideOf(field, type.startsWith('multipart/'))) {
      const [what, value, outcome] = outside;
      const ask = askBy(run, operation, person, bodyOf(run.state, operation));
      await prepare(run, operation, person, ask.values);
      const text = `${field.name}: ${what}`;
      const values = withBoth(ask.values ?? {}, field.name, value);
      const request = { ...ask, values, statuses: statusesFor(operation, outside) };
      const checks = outcome === 'refused' ? [refuses(`a refusal of ${text}`)] : [];
      const exchange = await run.call(id, text, request, ...checks);
      // After a wrongly accepted profile the server would refuse all others.
      const usedUpAccount = id === 'createProfile' && isSuccess(exchange);
      if (usedUpAccount) person = await personFor(run, operation);
    }
  }
}

/** Every write with values outside its limits. */
export const limits: Rule = {
  id: 'limits',
  promise: 'every value of a body outside its limits, and left out: refused, or no server failure',
  calls: callsWith(isWrite),
  check: (run) => run.each((operation) => tryLimits(run, operation)),
};
