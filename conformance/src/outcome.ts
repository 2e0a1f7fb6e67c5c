/** Reads from a body whether a write succeeded, by the contract's rules. */
import { type Exchange, hasExample, isSuccess, type Operation, statusOf } from './exchange.ts';
import { readJson } from './json.ts';
import type { Run } from './rule.ts';
import { show } from './secrets.ts';

/** True for a message that was sent: `status: success`, any `message`, or a truthy `success`. */
export const isSent = (exchange: Exchange): boolean => {
  const { status, message, success } = (readJson(exchange) ?? {}) as Record<string, unknown>;
  return status === 'success' || Boolean(message) || Boolean(success);
};

/**
 * True for a write that the website reports as refused: a failure, or a success with `error` in its body. A contact
 * message with `message` and no `error` counts as sent, whatever the status.
 */
export function isRefused(exchange: Exchange): boolean {
  const { message, error } = readJson(exchange) ?? {};
  const isMessage = exchange.step.operation.id === 'sendEmail';
  if (!isSuccess(exchange)) {
    return (statusOf(exchange) ?? 0) >= 400 && !(isMessage && message && !error);
  }
  return isMessage ? !isSent(exchange) : Boolean(error);
}

/** True for calls that the contract allows to refuse with a success status. */
export const mayRefuseWithSuccess = (operation: Operation): boolean =>
  hasExample(operation, /Refused/, /^2/);

/** Notes a violation if the website would take this exchange, which must be refused, for a success. */
export function demandRefusal(run: Run, exchange: Exchange, expected: string): void {
  if (isRefused(exchange)) return;
  const got = `${statusOf(exchange)}: ${show(readJson(exchange))}`;
  const text = 'a failure with `error`, because a `message` alone tells of a success';
  if (isSuccess(exchange)) run.note(exchange, 'status', expected, got);
  else run.note(exchange, '/message', text, got);
}

/** Notes a 401 without a text for the visitor: such a 401 means that the edge's credential is wrong. */
export function demandText(run: Run, exchange: Exchange): void {
  const body = readJson(exchange);
  if (statusOf(exchange) !== 401 || !body || body.message) return;
  const expected = 'a text for the visitor; without it 401 means the shared credential';
  run.note(exchange, '/message', expected, show(body));
}

/** Notes a 401 for the shared credential that reads as one for the session, with which the website signs out. */
export function demandNoText(run: Run, exchange: Exchange): void {
  const text: unknown = readJson(exchange)?.message;
  if (statusOf(exchange) !== 401 || !text) return;
  const expected = 'no text for the visitor; with it 401 means the session or the password';
  run.note(exchange, '/message', expected, show(text));
}

/** Notes a success that names another account, or says wrongly whether it has a profile. */
export function expectAccount(run: Run, exchange: Exchange, hasProfile: boolean, email: unknown) {
  run.expectValue(exchange, '/has_profile', hasProfile);
  run.expectValue(exchange, '/user/email', email);
  run.expectValue(exchange, '/profile/user/email', email);
}
