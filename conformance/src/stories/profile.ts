/** A candidate's profile: created once, changed, and visible to its candidate only. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { registerCandidate, registerWithProfile } from '../accounts.ts';
import type { Values } from '../bodies.ts';
import { type Exchange, isSuccess } from '../exchange.ts';
import { parseJson, readJson, valueAt } from '../json.ts';
import { bodyOf } from '../lawfulBody.ts';
import { expectAccount } from '../outcome.ts';
import { type Rule, Stop } from '../rule.ts';
import { readBack } from '../rules/bodies.ts';
import { show } from '../secrets.ts';

export const profile: Rule = {
  id: 'profile',
  promise: 'a profile: none, created, created again, changed twice, known at sign-in, private',
  calls: ['createProfile', 'updateProfile', 'checkProfile', 'careersLogin'],
  isStory: true,
  async check(run) {
    const { state } = run;
    const { as, values: account } = await registerCandidate(run, 'register');
    const { email, password } = account;
    const form = bodyOf(state, operations.createProfile);
    const title = `${state.data.marker} changed`;
    // The lists in reverse: a server that merges old and new entries, or sorts them, shows it.
    const lists = Object.entries(form).flatMap(([name, value]) => {
      const list = typeof value === 'string' && parseJson(value);
      return Array.isArray(list) ? [[name, JSON.stringify(list.reverse())]] : [];
    });
    const changed = {
      ...bodyOf(state, operations.updateProfile),
      ...Object.fromEntries(lists),
      job_title: title,
    };
    const refuse = (id: OperationId, name: string, text: string, status: string, values: Values) =>
      run.call(id, name, text, { as, values, statuses: [status] });
    /** Saves a profile; the response and the next profile check must repeat it. */
    const save = async (
      ...[id, name, text, values, statuses]: [OperationId, string, string, Values, string[]?]
    ) => {
      const saved = await run.call(id, name, text, { as, values, statuses });
      if (!isSuccess(saved)) return saved;
      readBack(run, saved, values);
      const check = await run.call('checkProfile', `${name}.check`, 'It is known', { as });
      readBack(run, check, values);
      expectAccount(run, check, true, email);
      return saved;
    };

    const noProfile = 'A changed profile where there is none';
    await refuse('updateProfile', 'updateNothing', noProfile, '404', changed);
    const created = await save('createProfile', 'create', 'The profile with a PDF', form);
    if (!isSuccess(created)) throw new Stop('builds on the step create, which failed');
    const kept = async (refused: Exchange, name: string, expected: string, values: Values) => {
      const text = 'What was refused has changed nothing';
      const check = await run.call('checkProfile', `${name}.check`, text, { as });
      const found: unknown = valueAt(readJson(check), '/profile/job_title');
      if (found !== values.job_title) return;
      const why = `${show(expected)}, as before this request, which is refused`;
      run.note(refused, '/profile/job_title', why, show(found));
    };
    const other = { ...form, job_title: `${state.data.marker} second` };
    const second = await refuse('createProfile', 'createAgain', 'A second profile', '400', other);
    if (run.isMet(second)) await kept(second, 'createAgain', String(form.job_title), other);
    const message: unknown = readJson(second)?.message;
    if (run.isMet(second) && !String(message ?? '').includes('Profile already exists')) {
      const expected = "a text with the words 'Profile already exists'";
      run.note(second, '/message', expected, show(message));
    }
    await save('updateProfile', 'update', 'A change without a new resume', changed);
    // No list has the ids of languages, so a server may refuse these; what it takes must be left out again.
    const spoken = { ...changed, language_ids: [1, 3] };
    await save('updateProfile', 'languages', 'A change with languages', spoken, ['2XX', '400']);
    await save('updateProfile', 'updateAgain', 'The first change again', changed);
    const half = { ...changed, job_title: `${title} and refused`, skills: '[{' };
    const wrong = 'A change with one invalid value';
    const refused = await refuse('updateProfile', 'updateHalf', wrong, '400', half);
    await kept(refused, 'updateHalf', title, half);
    // The website sends an empty part for a cleared salary.
    const cleared = { ...bodyOf(state, operations.updateProfile, 'smallest'), current_salary: '' };
    const clearing = 'A change that clears what it leaves out';
    const clear = await save('updateProfile', 'clear', clearing, cleared);
    // A server may keep the profile that was stored last in place of the candidate's.
    await registerWithProfile(run);
    const signIn = await run.call(
      'careersLogin',
      'signIn',
      'A sign-in, which tells of the profile',
      {
        values: { email, password, password_confirm: '' },
      },
    );
    expectAccount(run, signIn, true, email);
    if (isSuccess(clear)) readBack(run, signIn, cleared);

    const { as: stranger } = await registerCandidate(run, 'another');
    const alone = 'Another candidate has no profile';
    const theirs = await run.call('checkProfile', 'checkAnother', alone, { as: stranger });
    run.expectValue(theirs, '/has_profile', false, ', because this candidate has none');
    await run.call(
      'updateProfile',
      'updateAnother',
      'A change by another candidate, who has no profile',
      { as: stranger, values: changed, statuses: ['404'] },
    );
  },
};
