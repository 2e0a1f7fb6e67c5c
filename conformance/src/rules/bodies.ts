/** Sends every write with its smallest, largest and strangest lawful body, and reads the values back. */

import { askBy, lawfulStatuses, personFor, prepare, refusableOf } from '../accounts.ts';
import { type Size, Upload, type Values } from '../bodies.ts';
import { type Exchange, isSuccess, isWrite, type Operation } from '../exchange.ts';
import { type Json, parseJson, plainText, readJson } from '../json.ts';
import { bodyOf } from '../lawfulBody.ts';
import { isRefused } from '../outcome.ts';
import { attempt, callsWith, type Rule, type Run } from '../rule.ts';
import { bodySchemaOf } from '../schemas.ts';
import { inPlaceOf, show } from '../secrets.ts';

const texts: Record<Exclude<Size, 'typical'>, string> = {
  smallest: 'The smallest body: no optional field, each value at its lower limit',
  largest: 'The largest body: every field, each value at its upper limit',
  strange: 'A body with quotes, mark-up, letters of several scripts and emoji',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Difference = [field: string, expected: string, got: string];

/** Differences between a sent value and the stored one. Absent equals null and an empty list. */
function differencesOf(sent: unknown, stored: unknown, field: string): Difference[] {
  const toText = (value: unknown) =>
    field.endsWith('/email') ? plainText(value).toLowerCase() : plainText(value);
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

/** Compares sent values with the stored ones in a response. Optional fields that were omitted must be null. */
export function readBack(run: Run, exchange: Exchange, sent: Values): void {
  // The part of the response that repeats the values, such as `profile` or `user`.
  const found = Object.entries(readJson(exchange) ?? {}).find(
    ([, part]) => isObject(part) && Object.keys(sent).some((name) => name in part),
  );
  if (!found || !isSuccess(exchange)) return;
  const [holder, part] = found as [string, NonNullable<Json>];
  for (const [name, value] of Object.entries(sent)) {
    if (value instanceof Upload || name.startsWith('password')) continue;
    if (holder === 'user' && name !== 'email') continue;
    const list = typeof value === 'string' ? parseJson(value) : undefined;
    const own = isObject(list) ? list : value;
    for (const difference of differencesOf(own, part[name], `/${holder}/${name}`)) {
      run.note(exchange, ...difference);
    }
  }
  const { fields = [] } = bodySchemaOf(exchange.step.operation) ?? {};
  for (const { name, schema, isRequired } of fields) {
    const value: unknown = part[name];
    const isEmpty = !value || (Array.isArray(value) && value.length === 0);
    if (isRequired || name in sent || schema.format === 'binary' || isEmpty) continue;
    run.note(exchange, `/${holder}/${name}`, 'null, because it was left out', show(value));
  }
}

/** Sends a lawful body, or a typical one with one of its fields. */
async function tryBody(
  run: Run,
  operation: Operation,
  size: keyof typeof texts,
  field?: string,
): Promise<Exchange> {
  const { id } = operation;
  const person = await personFor(run, operation, field ? 'typical' : size);
  const whole = askBy(run, operation, person, bodyOf(run.state, operation, size));
  const typical = askBy(run, operation, person, bodyOf(run.state, operation));
  const values = field ? { ...typical.values, [field]: whole.values[field] } : whole.values;
  await prepare(run, operation, person, values);
  const name = [id, size, field].filter(Boolean).join('.');
  const text = field ? `${texts[size].split(':')[0]}, in ${field} alone` : texts[size];
  // The payment method is invented, so a server may refuse it.
  const refused = id === 'recordPaymentMethod' ? ['400'] : [];
  const statuses = [...lawfulStatuses(operation, field ? 'typical' : size), ...refused];
  const exchange = await run.call(id, name, text, { ...whole, values, statuses });
  if (id === 'createPaymentIntent' && isSuccess(exchange) && isRefused(exchange)) {
    run.note(exchange, '/error', 'no refusal of a lawful body', show(readJson(exchange)?.error));
  }
  readBack(run, exchange, values);
  if (!isSuccess(exchange) || !operation.path.endsWith('/profile/')) return exchange;
  const check = { as: whole.as };
  const later = await run.call(
    'checkProfile',
    `${name}.check`,
    'What was sent is read back',
    check,
  );
  readBack(run, later, values);
  return exchange;
}

/**
 * Tries a refused large body field by field, because one field may be the cause. If a server may refuse some fields, it
 * must accept the others.
 */
async function tryBodies(run: Run, operation: Operation): Promise<void> {
  for (const size of ['smallest', 'largest', 'strange'] as const) {
    const exchange = await attempt(
      () => tryBody(run, operation, size),
      (reason) => run.skip(operation.id, `${operation.id}.${size}`, reason),
    );
    if (!exchange || isSuccess(exchange) || operation.id === 'recordPaymentMethod') continue;
    const [small, large] = [bodyOf(run.state, operation), bodyOf(run.state, operation, size)];
    // Errors of `password1` and `password2` may be reported under either name.
    const mayRefuse = refusableOf(operation).map((name) => name.replace(/\d$/, ''));
    for (const name of Object.keys({ ...small, ...large })) {
      const isSame = JSON.stringify(small[name]) === JSON.stringify(large[name]);
      const isLawful = run.isMet(exchange) && mayRefuse.some((each) => name.startsWith(each));
      if (!isSame && !isLawful) await attempt(() => tryBody(run, operation, size, name));
    }
  }
}

export const bodies: Rule = {
  id: 'bodies',
  promise:
    'every write with its smallest, largest and strangest lawful body: accepted, and read back completely',
  calls: callsWith(isWrite),
  check: (run) => run.each((operation) => tryBodies(run, operation)),
};
