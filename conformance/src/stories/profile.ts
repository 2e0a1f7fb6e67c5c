import { registerCandidate, registerWithProfile, signInAs } from '../accounts.ts';
import { hasExpectedStatus, isSuccess } from '../exchange.ts';
import { parseBody, parseJson, valueAt } from '../json.ts';
import { bodyOf } from '../lawful.ts';
import { hasValue, isAccount, repeats, says } from '../outcome.ts';
import { type Check, type Rule, requireSuccess } from '../rule.ts';
import { show } from '../secrets.ts';
import type { Values } from '../testData.ts';

/** The JSON lists of a form in reverse: a server that merges old and new entries, or sorts them, shows it. */
function reverseLists(form: Values): Values {
  const lists = Object.entries(form).flatMap(([name, value]) => {
    const list = typeof value === 'string' && parseJson(value);
    return Array.isArray(list) ? [[name, JSON.stringify(list.reverse())]] : [];
  });
  return Object.fromEntries(lists);
}

/** A profile from the first to the last change. */
export const profile: Rule = {
  id: 'profile',
  calls: ['createProfile', 'updateProfile', 'checkProfile', 'careersLogin'],
  isStory: true,
  async check(run) {
    const { state } = run;
    const { as, values: account } = await registerCandidate(run);
    const { email, password } = account;
    const form = bodyOf(state, 'createProfile');
    const title = `${state.data.marker} changed`;
    const update = bodyOf(state, 'updateProfile');
    const changed: Values = { ...update, ...reverseLists(form), job_title: title };
    const second = { ...form, job_title: `${state.data.marker} second` };
    const half = { ...changed, job_title: `${title} and refused`, skills: '[{' };
    // The website sends an empty part for a cleared salary.
    const cleared = { ...update, current_salary: '', job_title: title };
    const saysWhy = says(
      'Profile already exists',
      ({ message }) => [message],
      ', by which the website recognises it',
    );
    /** Saves a profile; the response and the next profile check must repeat it. */
    const save = async (id: Id, name: string, values: Values, statuses?: string[]) => {
      const saved = await run.call(id, name, { as, values, statuses }, repeats(values));
      if (isSuccess(saved)) {
        const isKnown = isAccount(email, true);
        await run.call('checkProfile', `after ${name}`, { as }, repeats(values), isKnown);
      }
      return saved;
    };
    /** Sends what must be refused, and must change nothing of a profile with the title `before`. */
    const refuse = async (id: Id, name: string, values: Values, before: unknown, check?: Check) => {
      const ask = { as, values, statuses: ['400'] };
      const refused = await run.call(id, name, ask, ...(check ? [check] : []));
      if (!hasExpectedStatus(refused)) return;
      const later = await run.call('checkProfile', `after ${name}`, { as });
      const found: unknown = valueAt(parseBody(later), '/profile/job_title');
      if (found !== values.job_title) return;
      const expected = `${show(before)}, as before this request, which is refused`;
      run.note(refused, ['/profile/job_title', expected, show(found)]);
    };

    const nothing = { as, values: changed, statuses: ['404'] };
    await run.call('updateProfile', 'a change without a profile', nothing);
    requireSuccess(await save('createProfile', 'a profile', form));
    await refuse('createProfile', 'a second profile', second, form.job_title, saysWhy);
    await save('updateProfile', 'a change', changed);
    // No list has the ids of languages, so a server may refuse these; what it takes must be left out again.
    await save('updateProfile', 'languages', { ...changed, language_ids: [1, 3] }, ['2XX', '400']);
    await save('updateProfile', 'the change again', changed);
    await refuse('updateProfile', 'a change with one invalid value', half, title);
    const clear = await save('updateProfile', 'a change that clears the salary', cleared);
    // A server may keep the profile that was stored last in place of the candidate's.
    await registerWithProfile(run);
    const isKept = isSuccess(clear) ? [repeats(cleared)] : [];
    const signIn = signInAs(email, password);
    await run.call('careersLogin', 'a sign-in', signIn, isAccount(email, true), ...isKept);

    const { as: stranger } = await registerCandidate(run, 'another candidate');
    const hasNone = hasValue('/has_profile', false, ', because this candidate has none');
    await run.call('checkProfile', 'another candidate has none', { as: stranger }, hasNone);
    const theirs = { as: stranger, values: changed, statuses: ['404'] };
    await run.call('updateProfile', 'a change by another candidate', theirs);
  },
};

type Id = 'createProfile' | 'updateProfile';
