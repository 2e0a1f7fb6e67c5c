/** Every value of a body from just outside of its limits: refused where it is too small, survived where it is too large. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { createPdf, longEmail, longText, Upload, type Values } from '../bodies.ts';
import { isSuccess, type Operation } from '../exchange.ts';
import { demandRefusal, mayRefuseWithSuccess } from '../outcome.ts';
import {
  bodyOf,
  findJob,
  isChoice,
  registerCandidate,
  registerSubscriber,
  registerWithProfile,
} from '../people.ts';
import { bodySchemaOf, type Schema } from '../schemas.ts';
import { type Ask, attempt, type Rule, type Tour } from '../tour.ts';

/** A value outside of the contract. `survived`: a server may take it, but not fail. */
type Outside = { what: string; value: unknown; is: 'refused' | 'survived' | 'too large' };

/** True for what a server may as well do without: it can be empty, or only one value is allowed. */
const isIdle = ({ const: only, minLength = 0, type, format }: Schema): boolean =>
  only !== undefined || (type === 'string' && minLength === 0 && format !== 'email');

function outsideOfFile(maxLength: number): Outside[] {
  const text = new Upload('not-a-pdf.pdf', Buffer.from('This is a text.\n'));
  const large = new Upload('too-large.pdf', createPdf('too large', maxLength + 1));
  return [
    { what: 'a text with the name of a PDF', value: text, is: 'refused' },
    { what: `${maxLength + 1} bytes`, value: large, is: 'too large' },
  ];
}

function outsideOfText({ minLength = 0, maxLength, format, contentMediaType }: Schema): Outside[] {
  if (contentMediaType === 'application/json' || !maxLength) return [];
  const list: Outside[] = [];
  if (minLength > 0) {
    const value = 'xY3-xY3-'.slice(0, minLength - 1);
    list.push({ what: `${minLength - 1} characters`, value, is: 'refused' });
  }
  const what = `${maxLength + 1} characters`;
  if (format === 'email') {
    list.push({ what: 'no email address', value: 'not an address', is: 'refused' });
    list.push({
      what,
      value: longEmail(maxLength + 1, 'nobody@people.example'),
      is: 'survived',
    });
  } else {
    list.push({ what: 'a NUL', value: 'a\0b'.padEnd(minLength, 'x'), is: 'survived' });
    list.push({ what, value: longText(maxLength + 1), is: 'survived' });
  }
  return list;
}

/** Values outside of a property's limits, `undefined` for its absence. */
function outsideOf(name: string, schema: Schema, isRequired: boolean): Outside[] {
  const { type, format, minimum, maximum, maxLength = 0 } = schema;
  const types = [type].flat();
  if (types.includes('array')) return [];
  const absent: Outside[] =
    isRequired && !isIdle(schema) ? [{ what: 'absent', value: undefined, is: 'refused' }] : [];
  if (schema.const !== undefined)
    return [...absent, { what: 'another value', value: 0, is: 'survived' }];
  if (format === 'binary') return [...absent, ...outsideOfFile(maxLength)];
  if (!types.includes('integer')) return [...absent, ...outsideOfText(schema)];
  const list: Outside[] = [...absent, { what: 'a word', value: 'many', is: 'refused' }];
  if (minimum !== undefined)
    list.push({ what: `${minimum - 1}`, value: minimum - 1, is: 'refused' });
  if (minimum !== undefined) list.push({ what: '-12', value: -12, is: 'refused' });
  // No list of choices is that long, but its ids may be.
  if (maximum !== undefined && isChoice(name))
    list.push({ what: `${maximum}`, value: maximum, is: 'survived' });
  if (maximum !== undefined)
    list.push({ what: `${maximum + 1}`, value: maximum + 1, is: 'survived' });
  list.push({ what: 'a huge number', value: 9e15, is: 'survived' });
  return list;
}

/** Who makes a call of which it is known beforehand that it is refused. */
async function actorOf(tour: Tour, operation: Operation): Promise<Ask> {
  const { id, security } = operation;
  if (id === 'applyToJob') {
    const { as } = await registerWithProfile(tour);
    return { as, params: { slug: findJob(tour.world, true) } };
  }
  if (id === 'updateProfile') return { as: (await registerWithProfile(tour)).as };
  const schemes: readonly string[] = security;
  if (schemes.includes('careersSession')) return { as: (await registerCandidate(tour)).as };
  if (schemes.includes('tokenAuth')) return { as: (await registerSubscriber(tour)).as };
  return {};
}

/** Documented statuses that are no failure of the server. */
const survived = ({ examples }: Operation): string[] =>
  Object.keys(examples).filter((status) => !status.startsWith('5') && status !== '429');

function statusesFor(operation: Operation, { is, what }: Outside): string[] {
  if (is === 'survived') return survived(operation);
  if (is === 'too large') return ['413'];
  // An address that is none has no account.
  if (operation.id === 'careersLogin' && what === 'no email address') return ['400', '401'];
  return mayRefuseWithSuccess(operation) ? ['400', '2XX', '200'] : ['400'];
}

/** Both passwords are the same, so that each is judged by its own limits. */
function withBoth(values: Values, name: string, { value }: Outside): Values {
  const twin = { password: 'password_confirm', password1: 'password2' }[name];
  const both = twin && values[twin] !== '' && twin in values && value !== undefined;
  return { ...values, [name]: value, ...(both && { [twin]: value }) };
}

async function tryLimits(tour: Tour, operation: Operation): Promise<void> {
  const { fields = [] } = bodySchemaOf(operation) ?? {};
  let actor = await actorOf(tour, operation);
  for (const { name, schema, isRequired } of fields) {
    for (const outside of outsideOf(name, schema, isRequired)) {
      const values = withBoth(bodyOf(tour.world, operation), name, outside);
      const statuses = statusesFor(operation, outside);
      const text = `${name}: ${outside.what}`;
      const exchange = await tour.call(operation.id, `${operation.id}.${name}`, text, {
        ...actor,
        values,
        statuses,
      });
      if (outside.is === 'refused') demandRefusal(tour, exchange, `a refusal of ${text}`);
      // A profile that was created by mistake would have all others refused.
      const isSpent = operation.id === 'createProfile' && isSuccess(exchange);
      if (isSpent) actor = await actorOf(tour, operation);
    }
  }
}

export const limits: Rule = {
  id: 'limits',
  promise:
    'every value of a body from just outside of its limits, and left out: refused, or at least no failure',
  calls: (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'GET'),
  async run(tour) {
    for (const operation of tour.calls) {
      await attempt(
        () => tryLimits(tour, operation),
        (reason) => tour.skip(operation.id, operation.id, reason),
      );
    }
  },
};
