/** Checks of a write's response: whether it succeeded, by the contract's rules, and what it says and repeats. */

import { type Exchange, type Finding, hasExpectedStatus, isSuccess, statusOf } from './exchange.ts';
import { type Json, parseBody, parseJson, scalarText, valueAt } from './json.ts';
import type { Check } from './rule.ts';
import { bodySchemaOf } from './schemas.ts';
import { inPlaceOf, show } from './secrets.ts';
import type { Values } from './testData.ts';

/** True for a message that was sent: `status: success`, any `message`, or a truthy `success`. */
export function isSent(exchange: Exchange): boolean {
  const { status, message, success } = (parseBody(exchange) ?? {}) as Record<string, unknown>;
  return status === 'success' || Boolean(message) || Boolean(success);
}

/**
 * True for a write that the website reports as refused: a failure, or a success with `error` in its body. A contact
 * message with `message` and no `error` counts as sent, whatever the status.
 */
export function isRefused(exchange: Exchange): boolean {
  const { message, error } = parseBody(exchange) ?? {};
  const isMessage = exchange.step.operation.id === 'sendEmail';
  if (!isSuccess(exchange)) {
    return (statusOf(exchange) ?? 0) >= 400 && !(isMessage && message && !error);
  }
  return isMessage ? !isSent(exchange) : Boolean(error);
}

/** Finds a refusal that the website would take for a success. */
export const refuses =
  (what: string): Check =>
  (exchange) => {
    if (isRefused(exchange)) return [];
    if (isSuccess(exchange)) {
      return [['status', what, `${statusOf(exchange)}: ${show(parseBody(exchange))}`]];
    }
    const expected = 'a failure with `error`, because a `message` alone tells of a success';
    return [['/message', expected, show(parseBody(exchange))]];
  };

/** Finds a 401 whose text for the visitor is missing, or there although it is not for visitors. */
const checkText =
  (isWanted: boolean, expected: string): Check =>
  (exchange) => {
    const body = parseBody(exchange);
    if (statusOf(exchange) !== 401 || !body || Boolean(body.message) === isWanted) return [];
    return [['/message', expected, show(isWanted ? body : body.message)]];
  };

/** Finds a 401 that the website would take for one of the shared credential. */
export const hasText = checkText(
  true,
  'a text for the visitor; without it 401 means the shared credential',
);

/** Finds a 401 for the shared credential that the website takes for the end of the session. */
export const hasNoText = checkText(
  false,
  'no text for the visitor; with it 401 means the session or the password',
);

/** Finds another value at a field of a success, ignoring letter case, if the parent of the field exists. */
export const hasValue =
  (field: string, expected: unknown, why = ''): Check =>
  (exchange) => {
    const body = parseBody(exchange);
    const [found, holder] = [valueAt(body, field), valueAt(body, field.replace(/\/[^/]*$/, ''))];
    const toText = (value: unknown) => JSON.stringify(value)?.toLowerCase();
    if (!isSuccess(exchange) || !holder || toText(found) === toText(expected)) return [];
    return [[field, show(expected) + why, show(found)]];
  };

/** Finds a success that names another account, or says wrongly whether it has a profile. */
export const isAccount =
  (email: unknown, hasProfile: boolean): Check =>
  (exchange) =>
    [
      hasValue('/has_profile', hasProfile),
      hasValue('/user/email', email),
      hasValue('/profile/user/email', email),
    ].flatMap((check) => check(exchange));

/** Finds a refusal without the words by which the website recognises its reason. */
export const says =
  (words: string, texts: (body: Record<string, unknown>) => unknown[], where: string): Check =>
  (exchange) => {
    if (!hasExpectedStatus(exchange)) return [];
    const body = (parseBody(exchange) ?? {}) as Record<string, unknown>;
    const said = texts(body).map(scalarText).join('\n').toLowerCase();
    if (said.includes(words.toLowerCase())) return [];
    return [['/message', `a text with the words '${words}'${where}`, show(body.message)]];
  };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** True for what is absent, null, or an empty list. */
const isEmpty = (value: unknown): boolean =>
  (value ?? null) === null || (Array.isArray(value) && value.length === 0);

/** Differences between a sent value and the stored one. */
function differencesOf(sent: unknown, stored: unknown, field: string): Finding[] {
  // A form sends line breaks as CRLF, and addresses ignore letter case.
  const toText = (value: unknown) => {
    const text = scalarText(value).replaceAll('\r\n', '\n');
    return field.endsWith('/email') ? text.toLowerCase() : text;
  };
  if (isEmpty(sent) && isEmpty(stored)) return [];
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

/** Finds values of a success that are not the sent ones; optional fields that were omitted are sent as null. */
export const repeats =
  (sent: Values): Check =>
  (exchange) => {
    // The part of the response that repeats the values, such as `profile` or `user`.
    const part = Object.entries(parseBody(exchange) ?? {}).find(
      ([, each]) => isObject(each) && Object.keys(sent).some((name) => name in each),
    );
    if (!part || !isSuccess(exchange)) return [];
    const [holder, stored] = part as [string, NonNullable<Json>];
    const { fields = [] } = bodySchemaOf(exchange.step.operation) ?? {};
    const omitted = fields.flatMap(({ name, schema, isRequired }) =>
      isRequired || schema.format === 'binary' ? [] : [[name, null]],
    );
    const all: Values = { ...Object.fromEntries(omitted), ...sent };
    const found = Object.entries(all).flatMap(([name, value]): Finding[] => {
      if (value instanceof File || name.startsWith('password')) return [];
      if (holder === 'user' && name !== 'email') return [];
      const list = typeof value === 'string' ? parseJson(value) : undefined;
      return differencesOf(isObject(list) ? list : value, stored[name], `/${holder}/${name}`);
    });
    const [first] = found;
    if (!first || found.length <= maxFindings) return found;
    const [field, expected, got] = first;
    return [[field, expected, `${got}; ${found.length - 1} other values differ as well`]];
  };
