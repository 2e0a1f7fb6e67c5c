/** Every write with values outside its limits. */
import { registerCandidate, registerSubscriber, registerWithProfile } from '../accounts.ts';
import { isSuccess, isWrite, type Operation } from '../exchange.ts';
import { bodyOf, createPdf } from '../lawful.ts';
import { refuses } from '../outcome.ts';
import { callsWith, type Rule, type Run } from '../rule.ts';
import { type BodyField, bodySchemaOf, hasScheme, type Schema } from '../schemas.ts';
import { createFile, type Values } from '../testData.ts';

/**
 * A value that the contract does not allow, `undefined` for its absence. `survived`: a server may accept it, but not
 * fail.
 */
type Outside = [what: string, value: unknown, outcome: 'refused' | 'survived' | 'too large'];

/** True for a value that a server may ignore: it can be empty, or only one value is allowed. */
const mayBeIgnored = ({ const: only, minLength = 0, type, format }: Schema): boolean =>
  only !== undefined || (type === 'string' && minLength === 0 && format !== 'email');

const filesOutside = (maxLength: number): Outside[] => [
  ['a text named .pdf', createFile('a.pdf', Buffer.from('This is a text.\n')), 'refused'],
  ['an empty file', createFile('empty.pdf', Buffer.alloc(0)), 'refused'],
  ['a PDF named .txt', createFile('resume.txt', createPdf('named .txt')), 'survived'],
  [`${maxLength + 1} bytes`, createFile('large.pdf', createPdf('', maxLength + 1)), 'too large'],
];

/** Values outside a property's limits and type; forms have only texts. */
function outsideOf({ schema, isRequired }: BodyField, isForm: boolean): Outside[] {
  const { const: only, minLength = 0, maxLength = 0, minimum, format, type } = schema;
  const isNumber = [type].flat().includes('integer');
  if (only !== undefined || [type].flat().includes('array')) return [];
  if (format === 'binary') return filesOutside(maxLength);
  if (schema.contentMediaType === 'application/json') return [['no JSON', '[{', 'refused']];
  const rows: Outside[] = isForm ? [] : [['an object', {}, 'survived']];
  if (isNumber) {
    rows.push(['a word', 'many', 'refused']);
    if (!isForm && isRequired) rows.push(['null', null, 'refused'], ['a fraction', 1.5, 'refused']);
    if (minimum !== undefined) rows.push([`${minimum - 1}`, minimum - 1, 'refused']);
    return rows;
  }
  if (minLength > 1) {
    rows.push([`${minLength - 1} characters`, 'xY3-xY3-'.slice(0, minLength - 1), 'refused']);
  }
  if (minLength === 1) rows.push(['empty', '', 'refused']);
  if (format === 'email') rows.push(['no email address', 'not an address', 'refused']);
  else if (maxLength > 0) rows.push(['a NUL', 'a\0b'.padEnd(minLength, 'x'), 'survived']);
  return rows;
}

/** Each required field left out, and each list, and one field of each other kind, with values outside its limits. */
function planLimits({ id }: Operation, fields: BodyField[], isForm: boolean) {
  const kinds = new Set<string>();
  return fields.flatMap((field) => {
    const { schema, isRequired } = field;
    const type = schema.contentMediaType ? field.name : [schema.type].flat().join();
    const kind = schema.format ?? type;
    const rows = kinds.has(kind) ? [] : outsideOf(field, isForm);
    if (rows.length > 0) kinds.add(kind);
    // A change and a new profile have the same form.
    if (isRequired && id !== 'updateProfile') {
      rows.unshift(['absent', undefined, mayBeIgnored(schema) ? 'survived' : 'refused']);
    }
    return rows.map((row) => ({ name: field.name, row }));
  });
}

/** Calls that may refuse with a success status, and `error` in the body. */
const saysInBody = /^(sendEmail|createPaymentIntent|recordPaymentMethod)$/;

function statusesFor(operation: Operation, [what, , outcome]: Outside): string[] {
  const documented = Object.keys(operation.examples);
  if (outcome === 'survived') return documented.filter((each) => !/^5|^429$/.test(each));
  if (outcome === 'too large') return ['413'];
  // An invalid address has no account, so 401 is right too.
  if (operation.id === 'careersLogin' && what === 'no email address') return ['400', '401'];
  return saysInBody.test(operation.id) ? ['400', '2XX'] : ['400'];
}

/** Changes both passwords alike, so that a refusal is about the limits, not about the difference. */
function withBoth(values: Values, name: string, value: unknown): Values {
  const twin = { password: 'password_confirm', password1: 'password2' }[name];
  const both = twin && values[twin] !== '' && twin in values && value !== undefined;
  return { ...values, [name]: value, ...(both && { [twin]: value }) };
}

/** A new person who may make a call; null if everybody may. */
async function personFor(run: Run, operation: Operation) {
  const { id } = operation;
  if (id === 'applyToJob' || id === 'updateProfile') return registerWithProfile(run);
  if (hasScheme(operation, 'careersSession')) return registerCandidate(run);
  return hasScheme(operation, 'tokenAuth') ? registerSubscriber(run) : null;
}

async function tryLimits(run: Run, operation: Operation): Promise<void> {
  const { id } = operation;
  const { type = '', fields = [] } = bodySchemaOf(operation) ?? {};
  let person = await personFor(run, operation);
  let intent: Values | null = null;
  for (const { name, row } of planLimits(operation, fields, type.startsWith('multipart/'))) {
    const [what, value, outcome] = row;
    const values = withBoth(bodyOf(run.state, id), name, value);
    if (id === 'recordPaymentMethod' && !intent) {
      // A refusal must not be one of an unpaid number.
      intent = { max_employees: bodyOf(run.state, id).max_employees };
      const ask = { as: person?.as, values: intent };
      await run.call('createPaymentIntent', 'an intent to record', ask);
    }
    const request = { as: person?.as, values, statuses: statusesFor(operation, row) };
    const checks = outcome === 'refused' ? [refuses(`a refusal of ${name}: ${what}`)] : [];
    const exchange = await run.call(id, `${name}: ${what}`, request, ...checks);
    if (!isSuccess(exchange)) continue;
    intent = null;
    // After a wrongly accepted profile the server would refuse all others.
    if (id === 'createProfile') person = await personFor(run, operation);
  }
}

/** Every write with values outside its limits. */
export const limits: Rule = {
  id: 'limits',
  calls: callsWith(isWrite),
  check: (run) => run.each((operation) => tryLimits(run, operation)),
};
