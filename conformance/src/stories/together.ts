/** Two requests at once: each write twice, and the profile check by two candidates. */
import { askBy, personFor, registerWithProfile } from '../accounts.ts';
import { bodyOf } from '../bodies.ts';
import { hasExpectedStatus, isSuccess, isWrite, type Operation } from '../exchange.ts';
import { readJson } from '../json.ts';
import { isAccount, isRefused } from '../outcome.ts';
import { callsWith, type Rule, type Run } from '../rule.ts';
import { show } from '../secrets.ts';
import { saysApplied } from './applications.ts';

/** Writes of which only one of two equal ones may be stored. */
const once = ['careersRegister', 'registerAccount', 'createProfile', 'applyToJob'];

async function writeTwice(run: Run, operation: Operation): Promise<void> {
  const { id } = operation;
  const person = await personFor(run, operation);
  const ask = askBy(run, operation, person, bodyOf(run.state, operation));
  const isOnce = once.includes(id);
  const mayRefuse = isOnce || id === 'recordPaymentMethod';
  const refusals = id === 'applyToJob' ? ['400', '409'] : ['400'];
  const request = { ...ask, ...(mayRefuse && { statuses: ['2XX', ...refusals] }) };
  if (id === 'recordPaymentMethod') {
    const values = { max_employees: ask.values?.max_employees };
    await run.call('createPaymentIntent', 'an intent to record', { as: ask.as, values });
  }
  const both = await Promise.all(['one', 'two'].map((name) => run.call(id, name, request)));
  const [first, second] = both.filter((each) => {
    const isSaidSo = id === 'applyToJob' && saysApplied(each).length === 0;
    return isSuccess(each) && !isRefused(each) && !isSaidSo;
  });
  if (isOnce && second) {
    const got = `${show(readJson(second))}, and a success of the other one`;
    run.note(second, ['status', 'one success of two equal requests at once', got]);
  }
  if (first || !both.every(hasExpectedStatus) || id === 'recordPaymentMethod') return;
  if (both[0]) run.note(both[0], ['status', 'one success of two equal requests at once', 'none']);
}

async function checkTwice(run: Run): Promise<void> {
  const people = [await registerWithProfile(run), await registerWithProfile(run)];
  for (const round of [1, 2]) {
    await Promise.all(
      people.map(({ as, values }) =>
        run.call('checkProfile', `round ${round}`, { as }, isAccount(values.email, true)),
      ),
    );
  }
}

/** Requests that overlap. */
export const together: Rule = {
  id: 'together',
  promise: 'two requests at once: one of two equal records is stored, and everybody sees their own',
  calls: ['checkProfile', ...callsWith(isWrite)],
  check: (run) =>
    run.each((operation) => (isWrite(operation) ? writeTwice(run, operation) : checkTwice(run))),
};
