/** What people write: the longest and strangest values that the contract allows are accepted, and read back. */
import { operations } from '../../../openapi/generated/operations.ts';
import { findName, registerCandidate } from '../accounts.ts';
import { bodyOf, type Size } from '../bodies.ts';
import { isSuccess } from '../exchange.ts';
import { isAccount, repeats } from '../outcome.ts';
import type { Rule } from '../rule.ts';

/** A message, and a candidate with a profile and an application, once with long and once with strange texts. */
export const texts: Rule = {
  id: 'texts',
  calls: ['sendEmail', 'careersRegister', 'createProfile', 'updateProfile', 'applyToJob'],
  isStory: true,
  async check(run) {
    const { state } = run;
    const tryTexts = async (size: Size, other: Size) => {
      const text = `${size} texts`;
      await run.call('sendEmail', text, { values: bodyOf(state, operations.sendEmail, size) });
      const { email } = bodyOf(state, operations.careersRegister, size);
      const name = `${size} address`;
      const { as, exchange } = await registerCandidate(run, name, 'typical', { email });
      run.note(exchange, ...isAccount(email, false)(exchange));
      const save = async (id: 'createProfile' | 'updateProfile', of: Size) => {
        const values = bodyOf(state, operations[id], of);
        const saved = await run.call(id, `${of} texts`, { as, values }, repeats(values));
        if (!isSuccess(saved)) return;
        await run.call('checkProfile', `${of} texts are kept`, { as }, repeats(values));
      };
      await save('createProfile', size);
      await save('updateProfile', other);
      const params = { slug: findName(state, operations.applyToJob) };
      const values = bodyOf(state, operations.applyToJob, size);
      await run.call('applyToJob', text, { as, params, values });
    };
    await run.attempt(['applyToJob'], () => tryTexts('largest', 'strange'));
    await run.attempt(['applyToJob'], () => tryTexts('strange', 'largest'));
  },
};
