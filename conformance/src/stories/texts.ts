/** What people write: a message, and the longest and strangest values that the contract allows. */
import * as limits from '../../../openapi/generated/limits.ts';
import { registerCandidate } from '../accounts.ts';
import { hasExpectedStatus, isSuccess } from '../exchange.ts';
import { parseBody } from '../json.ts';
import { bodyOf, type Size } from '../lawful.ts';
import { isAccount, isRefused, isSent, repeats } from '../outcome.ts';
import type { Check, Rule } from '../rule.ts';
import { show } from '../secrets.ts';

/** Finds a message whose body says neither that it was sent, nor why not. */
const saysWhetherSent: Check = (exchange) => {
  const body = parseBody(exchange);
  const isSaid = isSent(exchange) || (isRefused(exchange) && body?.error);
  if (!hasExpectedStatus(exchange) || isSaid) return [];
  return [['/status', "status 'success', a message, or a truthy success", show(body?.status)]];
};

const { maxLength: maxComments } = limits.sendEmail.comments;

/** A message, and a candidate with a profile and an application, once with long and once with strange texts. */
export const texts: Rule = {
  id: 'texts',
  calls: ['sendEmail', 'careersRegister', 'createProfile', 'updateProfile', 'applyToJob'],
  isStory: true,
  async check(run) {
    const { state } = run;
    const tryTexts = async (size: Size, other: Size) => {
      const text = `${size} texts`;
      // The website sends an empty phone if the visitor gives none.
      const phone = size === 'strange' ? { phone: '' } : {};
      // A limit is one of characters, not of bytes.
      const long = size === 'largest' ? { comments: '😀'.repeat(maxComments) } : {};
      const message = { ...bodyOf(state, 'sendEmail', size), ...phone, ...long };
      await run.call('sendEmail', text, { values: message }, saysWhetherSent);
      const { email } = bodyOf(state, 'careersRegister', size);
      const name = `${size} address`;
      const { as, exchange } = await registerCandidate(run, name, 'typical', { email });
      run.note(exchange, ...isAccount(email, false)(exchange));
      const save = async (id: 'createProfile' | 'updateProfile', of: Size) => {
        const values = bodyOf(state, id, of);
        const saved = await run.call(id, `${of} texts`, { as, values }, repeats(values));
        if (!isSuccess(saved)) return;
        await run.call('checkProfile', `${of} texts are kept`, { as }, repeats(values));
      };
      await save('createProfile', size);
      await save('updateProfile', other);
      await run.call('applyToJob', text, { as, values: bodyOf(state, 'applyToJob', size) });
    };
    await run.attempt(['applyToJob'], () => tryTexts('largest', 'strange'));
    await run.attempt(['applyToJob'], () => tryTexts('strange', 'largest'));
  },
};
