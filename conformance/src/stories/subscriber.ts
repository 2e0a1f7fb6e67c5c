/** A company signs up, logs in and pays for the subscription. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { registerSubscriber, tokenOf } from '../accounts.ts';
import type { Values } from '../bodies.ts';
import { describeAbsence } from '../checks/schema.ts';
import { createVisitor, type Visitor } from '../client.ts';
import { type Exchange, isSuccess, statusOf } from '../exchange.ts';
import { readJson, textOf } from '../json.ts';
import { bodyOf } from '../lawfulBody.ts';
import { demandRefusal, isRefused } from '../outcome.ts';
import { attempt, type CallOptions, type Rule, type Run } from '../rule.ts';
import { show } from '../secrets.ts';

/** Creates an intent; notes a missing secret, which a healthy server always sends. */
async function createIntent(
  run: Run,
  name: string,
  text: string,
  ask: CallOptions,
): Promise<Exchange> {
  const values = { max_employees: 12 };
  const exchange = await run.call('createPaymentIntent', name, text, { values, ...ask });
  const body = readJson(exchange) ?? {};
  const secret: unknown = body.client_secret;
  if (!isSuccess(exchange) || textOf(secret)) return exchange;
  const expected = 'the secret for the card form, which a healthy server always sends';
  const got = secret === undefined ? describeAbsence(body, ['error']) : show(secret);
  run.note(exchange, '/client_secret', expected, got);
  return exchange;
}

export const accounts: Rule = {
  id: 'accounts',
  promise: "a subscriber's sign-up and login: repeated, wrong, unknown, and their keys",
  calls: ['registerAccount', 'loginAccount', 'createPaymentIntent'],
  isStory: true,
  async check(run) {
    const { state } = run;
    const { as, values } = await registerSubscriber(run, 'register');
    const { username, email, password1: password } = values;
    const { otherPassword, newAccount } = state.data;
    const other = () => bodyOf(state, operations.registerAccount);
    await createIntent(run, 'intentAfterSignUp', 'The key of the sign-up is a login', { as });
    const refuse = (id: OperationId, name: string, text: string, body: Values) =>
      run.call(id, name, text, { values: body, statuses: ['400'] });
    const signUp = 'registerAccount';
    const taken = { ...other(), username };
    await refuse(signUp, 'usernameTaken', 'The same username a second time', taken);
    await refuse(signUp, 'registerAgain', 'The same sign-up a second time', values);
    // A server may identify accounts by username or by email.
    const sameEmail = { values: { ...other(), email }, statuses: ['400', '2XX'] };
    await run.call(signUp, 'emailTaken', 'The same email a second time', sameEmail);
    const corrected = { values: other() };
    const differing = { ...corrected.values, password2: otherPassword };
    const differed = await refuse(signUp, 'passwordsDiffer', 'Two different passwords', differing);
    const agreeing = 'The same, once the passwords agree';
    if (run.isMet(differed)) await run.call(signUp, 'passwordsAgree', agreeing, corrected);
    const wrong = { username, email, password: otherPassword };
    await refuse('loginAccount', 'wrongPassword', 'A login with a wrong password', wrong);
    const { method: _, ...unknown } = newAccount();
    const nobody = { ...unknown, password };
    await refuse('loginAccount', 'unknownAccount', 'A login without an account', nobody);
    const long = await attempt(() => registerSubscriber(run, 'longPassword', 'largest'));
    if (long) {
      const cut = String(long.values.password1).slice(0, -1);
      const text = 'The longest password without its last letter';
      const { username: name, email: address } = long.values;
      const body = { username: name, email: address, password: cut };
      await refuse('loginAccount', 'longPasswordCut', text, body);
    }
    const own = { values: { username, email, password } };
    for (const name of ['login', 'loginAgain']) {
      const text = 'A login with the right password';
      const login = await run.call('loginAccount', name, text, own);
      const token = tokenOf(login);
      if (!token) continue;
      const later = { as: { ...createVisitor(), token }, statuses: ['2XX', '401'] };
      const intent = await createIntent(run, `intentAfter-${name}`, 'The key of the login', later);
      if (statusOf(intent) === 401)
        run.note(login, '/key', 'a key that the payment calls take', 'one that they refuse');
    }
  },
};

export const payments: Rule = {
  id: 'payments',
  promise: 'subscriptions: recorded once, for the paid number and the account that paid',
  calls: ['createPaymentIntent', 'recordPaymentMethod'],
  isStory: true,
  async check(run) {
    const { as } = await registerSubscriber(run, 'register');
    const intent = await createIntent(run, 'intent', 'An intent for twelve employees', { as });
    const forMore = { as, values: { max_employees: 14 } };
    const other = await createIntent(run, 'laterIntent', 'A later one, for fourteen', forMore);
    const [secret, otherSecret] = [intent, other].map((each) => readJson(each)?.client_secret);
    if (secret && secret === otherSecret) {
      run.note(
        other,
        '/client_secret',
        'a secret of its own',
        'that of an intent for another amount',
      );
    }
    // A backend that asks the card provider may refuse an invented payment method.
    const record = (name: string, text: string, by: Visitor, values: Values) => {
      const ask = { as: by, values: { companyId: 10, ...values }, statuses: ['2XX', '400'] };
      return run.call('recordPaymentMethod', name, text, ask);
    };
    const refuse = async (name: string, text: string, by: Visitor, values: Values) => {
      const unpaid = await record(name, text, by, values);
      demandRefusal(run, unpaid, 'a refusal: nobody has paid for that');
    };
    const newMethod = (max_employees: number) => {
      return { payment_method_id: run.state.data.newAccount().method, max_employees };
    };
    const method = newMethod(12);
    const first = await record('record', 'The subscription', as, method);
    for (const name of ['recordAgain', 'recordOnceMore']) {
      const again = await record(name, 'The same, as after a lost response', as, method);
      if (isRefused(first) || !isRefused(again)) continue;
      const expected = 'a success, because the first of equal requests was recorded';
      run.note(again, 'status', expected, `${statusOf(again)}: ${show(readJson(again))}`);
    }
    const later = await record('recordLater', 'The later intent', as, newMethod(14));
    if (isRefused(first) && !isRefused(later)) {
      const expected = 'a success, because a later intent was recorded';
      run.note(first, 'status', expected, `${statusOf(first)}: ${show(readJson(first))}`);
    }
    await refuse('recordOther', 'With another number', as, { ...method, max_employees: 11 });
    await refuse('recordUnpaid', 'Without an intent', as, newMethod(13));
    await refuse('recordTwice', 'The same intent with another payment method', as, newMethod(12));
    const { as: stranger } = await registerSubscriber(run, 'another');
    await refuse('recordByAnother', 'The payment of another account', stranger, method);
    await refuse('recordAmountOfAnother', 'An intent of another account', stranger, newMethod(12));
    const same = { as: stranger };
    await createIntent(run, 'intentOfAnother', 'The same number for another account', same);
    await refuse('recordMethodOfAnother', 'Its payment by another account', stranger, method);
  },
};
