/** Every write with its smallest, largest and strangest lawful body, and what was sent is read back whole. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { type Size, Upload, type Values } from '../bodies.ts';
import { type Exchange, isSuccess, type Operation, successOf } from '../exchange.ts';
import { type Json, parseJson, plainText, readJson } from '../json.ts';
import { isRefused, mayRefuseWithSuccess } from '../outcome.ts';
import {
  bodyOf,
  findJob,
  registerCandidate,
  registerSubscriber,
  registerWithProfile,
} from '../people.ts';
import { bodySchemaOf } from '../schemas.ts';
import { show } from '../secrets.ts';
import { type Ask, attempt, type Rule, type Tour } from '../tour.ts';

const sizes: Size[] = ['smallest', 'largest', 'strange'];

const texts: Record<Size, string> = {
  smallest: 'The smallest body: no optional field, each value at its lower limit',
  typical: 'A body as the website sends it',
  largest: 'The largest body: every field, each value at its upper limit',
  strange: 'A body with quotes, mark-up, letters of several scripts and emoji',
};

/** Who makes a call, and what of the body is theirs. */
type Actor = Ask & { own?: Values };

const actors: Partial<Record<OperationId, (tour: Tour, size: Size) => Promise<Actor>>> = {
  async careersLogin(tour, size) {
    const { values } = await registerCandidate(tour, 'account', size);
    return { own: { email: values.email, password: values.password } };
  },
  async loginAccount(tour, size) {
    const { values } = await registerSubscriber(tour, 'account', size);
    return { own: { username: values.username, email: values.email, password: values.password1 } };
  },
  createProfile: (tour) => registerCandidate(tour),
  updateProfile: (tour) => registerWithProfile(tour),
  async applyToJob(tour) {
    const { as } = await registerWithProfile(tour);
    return { as, params: { slug: findJob(tour.world, true) } };
  },
  createPaymentIntent: (tour) => registerSubscriber(tour),
  async recordPaymentMethod(tour, size) {
    const { as } = await registerSubscriber(tour);
    const { max_employees } = bodyOf(tour.world, operations.recordPaymentMethod, size);
    await tour.call('createPaymentIntent', 'intent', 'An intent to record', {
      as,
      values: { max_employees },
    });
    return { as };
  },
};

/** Where a server may refuse a lawful body for reasons of its own. */
function statusesFor(operation: Operation, size: Size): string[] {
  const isOwn = bodySchemaOf(operation)?.fields.some(({ schema }) => schema['x-may-refuse']);
  // No card provider knows the payment method.
  const mayRefuse = operation.id === 'recordPaymentMethod' || (isOwn && size === 'strange');
  return [...successOf(operation), ...(mayRefuse ? ['400'] : [])];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Difference = [field: string, expected: string, got: string];

/** What differs between a value that was sent and the stored one. Absent is as good as null. */
function differencesOf(sent: unknown, stored: unknown, field: string): Difference[] {
  const toText = (value: unknown) =>
    field.endsWith('/email') ? plainText(value).toLowerCase() : plainText(value);
  if (sent === null || (!isObject(sent) && toText(sent) === toText(stored))) return [];
  const isSameKind =
    isObject(sent) && isObject(stored) && Array.isArray(sent) === Array.isArray(stored);
  if (!isSameKind) return [[field, `${show(sent)}, as it was sent`, show(stored)]];
  const [own, other] = [Object.entries(sent), Object.keys(stored)];
  if (Array.isArray(sent) && own.length !== other.length) {
    return [[field, `${own.length} entries, as were sent`, `${other.length} entries`]];
  }
  return own.flatMap(([key, value]) => differencesOf(value, stored[key], `${field}/${key}`));
}

/** The part of a body in which what was sent stands again, such as `profile` or `user`. */
function storedPart(body: Json, sent: Values): [field: string, part: Json] | undefined {
  const parts = Object.entries(body ?? {}).filter(
    ([, part]) => typeof part === 'object' && part !== null,
  );
  const found = parts.find(([, part]) => Object.keys(sent).some((name) => name in (part ?? {})));
  return found && [`/${found[0]}`, found[1]];
}

/** Compares what was sent with what a response says is stored. Optional fields that were left out are cleared. */
export function readBack(tour: Tour, exchange: Exchange, sent: Values): void {
  const [field, part] = storedPart(readJson(exchange), sent) ?? [];
  if (field === undefined || part === undefined || !isSuccess(exchange)) return;
  for (const [name, value] of Object.entries(sent)) {
    if (value instanceof Upload || name.startsWith('password')) continue;
    if (field === '/user' && name !== 'email') continue;
    const isList = typeof value === 'string' && typeof part[name] === 'object';
    const own = isList ? (parseJson(value) ?? value) : value;
    for (const difference of differencesOf(own, part[name], `${field}/${name}`)) {
      tour.note(exchange, ...difference);
    }
  }
  const { fields = [] } = bodySchemaOf(exchange.step.operation) ?? {};
  for (const { name, schema, isRequired } of fields) {
    if (isRequired || name in sent || schema.format === 'binary' || !part[name]) continue;
    if (Array.isArray(part[name]) && (part[name] as unknown as []).length === 0) continue;
    tour.note(exchange, `${field}/${name}`, 'null, because it was left out', show(part[name]));
  }
}

/** Sends a lawful body, alone or changed in one field of a typical one. */
async function tryBody(
  tour: Tour,
  operation: Operation,
  size: Size,
  field?: string,
): Promise<Exchange | null> {
  const { own, ...ask } = (await actors[operation.id]?.(tour, size)) ?? {};
  const whole = { ...bodyOf(tour.world, operation, size), ...own };
  const values = field
    ? { ...bodyOf(tour.world, operation), ...own, [field]: whole[field] }
    : whole;
  const name = `${operation.id}.${size}${field ? `.${field}` : ''}`;
  const text = field ? `${texts[size].split(':')[0]}, in ${field} alone` : texts[size];
  const statuses = statusesFor(operation, size);
  const exchange = await tour.call(operation.id, name, text, { ...ask, values, statuses });
  if (isSuccess(exchange) && mayRefuseWithSuccess(operation) && isRefused(exchange)) {
    const mayBe = operation.id !== 'createPaymentIntent';
    if (!mayBe)
      tour.note(exchange, '/error', 'no refusal of a lawful body', show(readJson(exchange)?.error));
  }
  readBack(tour, exchange, values);
  if (!isSuccess(exchange) || !operation.path.endsWith('/profile/') || !ask.as) return exchange;
  const check = await tour.call('checkProfile', `${name}.check`, 'What was sent is read back', {
    as: ask.as,
  });
  readBack(tour, check, values);
  return exchange;
}

/** A large body that is refused is tried field by field: one of them may be the cause. */
async function tryBodies(tour: Tour, operation: Operation): Promise<void> {
  for (const size of sizes) {
    const tried = () => tryBody(tour, operation, size);
    const exchange = await attempt(tried, (reason) =>
      tour.skip(operation.id, `${operation.id}.${size}`, reason),
    );
    if (!exchange || tour.isMet(exchange)) continue;
    const { fields = [] } = bodySchemaOf(operation) ?? {};
    const [small, large] = [bodyOf(tour.world, operation), bodyOf(tour.world, operation, size)];
    const changed = fields.filter(
      ({ name }) => JSON.stringify(small[name]) !== JSON.stringify(large[name]),
    );
    for (const { name } of changed) await attempt(() => tryBody(tour, operation, size, name));
  }
}

export const bodies: Rule = {
  id: 'bodies',
  promise:
    'every write with its smallest, largest and strangest lawful body: taken, and read back whole',
  calls: (Object.keys(operations) as OperationId[]).filter((id) => operations[id].method !== 'GET'),
  async run(tour) {
    for (const operation of tour.calls) await tryBodies(tour, operation);
  },
};
