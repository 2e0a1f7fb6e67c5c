/**
 * Sends every value of a body just outside its limits: too small ones must be refused, too large ones must not fail.
 */
import { beginsSession } from '../../../contract/isPersonal.ts';
import { askBy, personFor, prepare } from '../accounts.ts';
import { createPdf, longEmail, longText, Upload, type Values } from '../bodies.ts';
import { isSuccess, isWrite, type Operation } from '../exchange.ts';
import { bodyOf, isChoice } from '../lawfulBody.ts';
import { demandRefusal, mayRefuseWithSuccess } from '../outcome.ts';
import { callsWith, type Rule, type Run } from '../rule.ts';
import { type BodyField, bodySchemaOf, type Schema } from '../schemas.ts';

/**
 * A value that the contract does not allow, `undefined` for its absence. `survived`: a server may accept it, but not
 * fail.
 */
type Outside = [what: string, value: unknown, is: 'refused' | 'survived' | 'too large'];

/** True for a value that a server may ignore: it can be empty, or only one value is allowed. */
const isIdle = ({ const: only, minLength = 0, type, format }: Schema): boolean =>
  only !== undefined || (type === 'string' && minLength === 0 && format !== 'email');

function outsideOfFile(maxLength: number): Outside[] {
  const text = new Upload('not-a-pdf.pdf', Buffer.from('This is a text.\n'));
  const empty = new Upload('empty.pdf', Buffer.alloc(0));
  const other = new Upload('resume.txt', createPdf('another name'));
  const large = new Upload('too-large.pdf', createPdf('too large', maxLength + 1));
  return [
    ['a text with the name of a PDF', text, 'refused'],
    ['an empty file', empty, 'refused'],
    ['a PDF with the name of a text', other, 'refused'],
    [`${maxLength + 1} bytes`, large, 'too large'],
  ];
}

function outsideOfText({ minLength = 0, maxLength, format, contentMediaType }: Schema): Outside[] {
  if (contentMediaType === 'application/json') return [['no JSON', '[{', 'refused']];
  if (!maxLength) return [];
  const tooLong = `${maxLength + 1} characters`;
  const tooShort: Outside = [
    `${minLength - 1} characters`,
    'xY3-xY3-'.slice(0, Math.max(0, minLength - 1)),
    'refused',
  ];
  const others: Outside[] =
    format === 'email'
      ? [
          ['no email address', 'not an address', 'refused'],
          [tooLong, longEmail(maxLength + 1, 'nobody@people.example'), 'survived'],
        ]
      : [
          ['a NUL', 'a\0b'.padEnd(minLength, 'x'), 'survived'],
          [tooLong, longText(maxLength + 1), 'survived'],
        ];
  return minLength > 0 ? [tooShort, ...others] : others;
}

function outsideOfNumber(name: string, { minimum, maximum }: Schema): Outside[] {
  const [least, most] = [Number(minimum), Number(maximum)];
  const numbers: [value: number, is: Outside[2]][] = [
    [least - 1, 'refused'],
    [Number.isNaN(least) ? least : -12, 'refused'],
    // No list of choices is that long, but a list of other ids may be.
    [isChoice(name) ? most : Number.NaN, 'survived'],
    [most + 1, 'survived'],
  ];
  const known = numbers.filter(([value]) => !Number.isNaN(value));
  const list = known.map(([value, is]): Outside => [`${value}`, value, is]);
  return [
    ['a word', 'many', 'refused'],
    ['a fraction', 1.5, 'refused'],
    ...list,
    ['a huge number', 9e15, 'survived'],
  ];
}

/** Values outside a property's limits and type; forms have only texts. */
function outsideOf({ name, schema, isRequired }: BodyField, isForm: boolean): Outside[] {
  const types = [schema.type].flat();
  if (types.includes('array')) return [];
  const is = isRequired && !isIdle(schema) ? 'refused' : 'survived';
  const absent: Outside[] = isRequired ? [['absent', undefined, is]] : [];
  if (!isForm) absent.push(['null', null, is], ['an object', {}, 'survived']);
  if (schema.const !== undefined) return [...absent, ['another value', 0, 'survived']];
  if (schema.format === 'binary') return [...absent, ...outsideOfFile(schema.maxLength ?? 0)];
  const isNumber = types.includes('integer');
  return [...absent, ...(isNumber ? outsideOfNumber(name, schema) : outsideOfText(schema))];
}

/** Documented statuses except server failures. */
const survived = ({ examples }: Operation): string[] =>
  Object.keys(examples).filter((status) => !status.startsWith('5') && status !== '429');

function statusesFor(operation: Operation, [what, , is]: Outside): string[] {
  if (is === 'survived') return survived(operation);
  if (is === 'too large') return ['413'];
  // An invalid address has no account, so 401 is right too.
  if (operation.id === 'careersLogin' && what === 'no email address') return ['400', '401'];
  return mayRefuseWithSuccess(operation) ? ['400', '2XX', '200'] : ['400'];
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
      const [what, value, is] = outside;
      const ask = askBy(run, operation, person, bodyOf(run.state, operation));
      await prepare(run, operation, person, ask.values);
      const values = withBoth(ask.values, field.name, value);
      const text = `${field.name}: ${what}`;
      const statuses = statusesFor(operation, outside);
      const exchange = await run.call(id, `${id}.${field.name}`, text, {
        ...ask,
        values,
        statuses,
      });
      if (is === 'refused') demandRefusal(run, exchange, `a refusal of ${text}`);
      // After a wrongly accepted profile the server would refuse all others.
      const isSpent = id === 'createProfile' && isSuccess(exchange);
      if (isSpent) person = await personFor(run, operation);
    }
  }
}

export const limits: Rule = {
  id: 'limits',
  promise:
    'every value of a body just outside its limits, and left out: refused, or at least no server failure',
  calls: callsWith(isWrite),
  check: (run) => run.each((operation) => tryLimits(run, operation)),
};
