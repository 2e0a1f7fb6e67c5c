import { registerSubscriber, tokenOf } from '../accounts.ts';
import { describeAbsence } from '../checks/schema.ts';
import { createVisitor, type Visitor } from '../client.ts';
import { hasExpectedStatus, isSuccess, statusOf } from '../exchange.ts';
import { nonEmptyText, parseBody } from '../json.ts';
import { bodyOf } from '../lawful.ts';
import { isRefused, refuses } from '../outcome.ts';
import type { CallOptions, Check, Rule, Run, TableRow } from '../rule.ts';
import { show } from '../secrets.ts';
import type { Values } from '../testData.ts';

/** Finds a missing secret, which a healthy server always sends. */
const hasSecret: Check = (exchange) => {
  const body = parseBody(exchange) ?? {};
  const secret: unknown = body.client_secret;
  if (!isSuccess(exchange) || nonEmptyText(secret)) return [];
  const expected = 'the secret for the card form, which a healthy server always sends';
  const got = secret === undefined ? describeAbsence(body, ['error']) : show(secret);
  return [['/client_secret', expected, got]];
};

const createIntent = (run: Run, name: string, as: Visitor, max_employees = 12, ask?: CallOptions) =>
  run.call('createPaymentIntent', name, { as, values: { max_employees }, ...ask }, hasSecret);

/** Sign-up and login of subscribers. */
export const accounts: Rule = {
  id: 'accounts',
  calls: ['registerAccount', 'loginAccount', 'createPaymentIntent'],
  isStory: true,
  async check(run) {
    const { state } = run;
    const { as, values } = await registerSubscriber(run);
    const { username, email, password1: password } = values;
    const { otherPassword, newAccount } = state.data;
    const other = () => bodyOf(state, 'registerAccount');
    await createIntent(run, 'the key of the sign-up is a login', as);
    const corrected = other();
    const [, , , differed] = await run.table('registerAccount', { statuses: ['400'] }, [
      ['a taken username', { values: { ...other(), username } }],
      ['the same sign-up again', { values }],
      // A server may identify accounts by username or by email.
      ['a taken email', { values: { ...other(), email }, statuses: ['400', '2XX'] }],
      ['two different passwords', { values: { ...corrected, password2: otherPassword } }],
    ]);
    if (differed && hasExpectedStatus(differed)) {
      await run.call('registerAccount', 'once the passwords agree', { values: corrected });
    }
    // People have such addresses.
    const { email: strange } = bodyOf(state, 'registerAccount', 'strange');
    await registerSubscriber(run, 'a strange address', 'typical', { email: strange });
    const { method: _, ...unknown } = newAccount();
    const logins: TableRow[] = [
      ['a wrong password', { values: { username, email, password: otherPassword } }],
      ['an unknown account', { values: { ...unknown, password } }],
    ];
    const long = await run.attempt([], () => registerSubscriber(run, 'a long password', 'largest'));
    if (long) {
      const { username: name, email: address, password1: whole } = long.values;
      const own = { username: name, email: address };
      const cut = { ...own, password: String(whole).slice(0, -1) };
      await run.call('loginAccount', 'the long password', { values: { ...own, password: whole } });
      logins.push(['a long password without its last letter', { values: cut }]);
    }
    await run.table('loginAccount', { statuses: ['400'] }, logins);
    for (const name of ['the right password', 'the same again']) {
      const own = { values: { username, email, password } };
      const login = await run.call('loginAccount', name, own);
      const token = tokenOf(login);
      if (!token) continue;
      const later = { statuses: ['2XX', '401'] };
      const by = createVisitor(token);
      const intent = await createIntent(run, 'the key of the login', by, 12, later);
      if (statusOf(intent) === 401) {
        run.note(login, ['/key', 'a key that the payment calls take', 'one that they refuse']);
      }
    }
  },
};

/** Subscriptions, paid and unpaid. */
export const payments: Rule = {
  id: 'payments',
  calls: ['createPaymentIntent', 'recordPaymentMethod'],
  isStory: true,
  async check(run) {
    const { as } = await registerSubscriber(run);
    const intent = await createIntent(run, 'an intent for 12', as);
    const other = await createIntent(run, 'a later one for 14', as, 14);
    const { max_employees: most } = bodyOf(run.state, 'createPaymentIntent', 'largest');
    await createIntent(run, 'an intent for the largest number', as, Number(most));
    const [secret, otherSecret] = [intent, other].map((each) => parseBody(each)?.client_secret);
    if (secret && secret === otherSecret) {
      const got = 'that of an intent for another amount';
      run.note(other, ['/client_secret', 'a secret of its own', got]);
    }
    // A backend that asks the card provider may refuse an invented payment method.
    const ask = (by: Visitor, values: Values): CallOptions => {
      return { as: by, values: { companyId: 10, ...values }, statuses: ['2XX', '400'] };
    };
    const newMethod = (max_employees: number) => {
      return { payment_method_id: run.state.data.newAccount().method, max_employees };
    };
    const isUnpaid = refuses('a refusal: nobody has paid for that');
    const record = (name: string, by: Visitor, values: Values, ...checks: Check[]) =>
      run.call('recordPaymentMethod', name, ask(by, values), ...checks);
    await record('another number than the intents', as, newMethod(1000), isUnpaid);
    const method = newMethod(12);
    const first = await record('the subscription', as, method);
    const isRepeated: Check = (again) => {
      if (isRefused(first) || !isRefused(again)) return [];
      const expected = 'a success, because the first of equal requests was recorded';
      return [['status', expected, `${statusOf(again)}: ${show(parseBody(again))}`]];
    };
    await record('the same, as after a lost response', as, method, isRepeated);
    await record('the same once more', as, method, isRepeated);
    const later = await record('the later intent', as, newMethod(14));
    if (isRefused(first) && !isRefused(later)) {
      const expected = 'a success, because a later intent was recorded';
      run.note(first, ['status', expected, `${statusOf(first)}: ${show(parseBody(first))}`]);
    }
    await record('another number', as, { ...method, max_employees: 11 }, isUnpaid);
    await record('without an intent', as, newMethod(13), isUnpaid);
    await record('the same intent with another payment method', as, newMethod(12), isUnpaid);
    const { as: stranger } = await registerSubscriber(run, 'another subscriber');
    await record("another account's payment", stranger, method, isUnpaid);
    await record("another account's intent", stranger, newMethod(12), isUnpaid);
    await createIntent(run, 'the same number for another account', stranger);
    await record("another account's payment method", stranger, method, isUnpaid);
  },
};
