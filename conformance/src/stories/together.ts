/** Two requests at once: one of two equal records is stored, and everybody sees their own. */
import type { OperationId } from '../../../openapi/generated/operations.ts';
import { registerWithProfile, signInAs, tokenOf } from '../accounts.ts';
import { createVisitor } from '../client.ts';
import { type Exchange, hasExpectedStatus, isSuccess } from '../exchange.ts';
import { parseBody } from '../json.ts';
import { bodyOf } from '../lawful.ts';
import { isAccount, isRefused } from '../outcome.ts';
import { type CallOptions, type Rule, type Run, requireSuccess } from '../rule.ts';
import { show } from '../secrets.ts';
import { saysApplied } from './applications.ts';

/** Sends two equal requests at once; with statuses that allow a refusal, only one may be stored. Returns a stored one. */
async function sendTwice(run: Run, id: OperationId, ask: CallOptions): Promise<Exchange> {
  const both = await Promise.all([run.call(id, 'one of two', ask), run.call(id, 'the other', ask)]);
  const [stored, again] = both.filter((each) => {
    const isSaidSo = id === 'applyToJob' && saysApplied(each).length === 0;
    return isSuccess(each) && !isRefused(each) && !isSaidSo;
  });
  const expected = 'one success of two equal requests at once';
  // Recordings may be repeated, and refused, because the payment method is invented.
  const isRecorded = id === 'recordPaymentMethod';
  if (again && ask.statuses && !isRecorded) {
    const got = `${show(parseBody(again))}, and a success of the other one`;
    run.note(again, ['status', expected, got]);
  }
  if (!stored && both.every(hasExpectedStatus) && !isRecorded) {
    run.note(both[0], ['status', expected, 'none']);
  }
  return stored ?? both[0];
}

/** A candidate does everything twice at once, and two candidates look at their profiles. */
export const together: Rule = {
  id: 'together',
  calls: [
    ...(['sendEmail', 'careersRegister', 'careersLogin'] as const),
    ...(['createProfile', 'updateProfile', 'applyToJob', 'checkProfile'] as const),
  ],
  isStory: true,
  async check(run) {
    const { state } = run;
    const { phone: _, ...message } = bodyOf(state, 'sendEmail');
    await sendTwice(run, 'sendEmail', { values: message });
    const account = bodyOf(state, 'careersRegister');
    const once = { statuses: ['2XX', '400'] };
    requireSuccess(await sendTwice(run, 'careersRegister', { values: account, ...once }));
    const as = createVisitor();
    const signIn = { ...signInAs(account.email, account.password), as };
    requireSuccess(await sendTwice(run, 'careersLogin', signIn));
    requireSuccess(await sendTwice(run, 'createProfile', { as, ...once }));
    await sendTwice(run, 'updateProfile', { as });
    const statuses = ['2XX', '400', '409'];
    await run.attempt(['applyToJob'], () => sendTwice(run, 'applyToJob', { as, statuses }));
    const people = [{ as, values: account }, await registerWithProfile(run)];
    for (const round of [1, 2]) {
      await Promise.all(
        people.map(({ as, values }) =>
          run.call('checkProfile', `round ${round}`, { as }, isAccount(values.email, true)),
        ),
      );
    }
  },
};

/** A subscriber does everything twice at once. */
export const subscribersTogether: Rule = {
  id: 'subscribers-together',
  calls: ['registerAccount', 'loginAccount', 'createPaymentIntent', 'recordPaymentMethod'],
  isStory: true,
  async check(run) {
    const account = bodyOf(run.state, 'registerAccount');
    const { username, email, password1: password } = account;
    const once = { statuses: ['2XX', '400'] };
    requireSuccess(await sendTwice(run, 'registerAccount', { values: account, ...once }));
    const signIn = { values: { username, email, password } };
    const as = createVisitor(tokenOf(await sendTwice(run, 'loginAccount', signIn)));
    const values = { max_employees: 1 };
    requireSuccess(await sendTwice(run, 'createPaymentIntent', { as, values }));
    const record = { ...bodyOf(run.state, 'recordPaymentMethod'), ...values };
    await sendTwice(run, 'recordPaymentMethod', { as, values: record, ...once });
  },
};
