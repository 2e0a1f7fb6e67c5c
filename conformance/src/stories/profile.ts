/** A candidate's profile: created once, changed, and nobody else's. */
import { operations } from '../../../openapi/generated/operations.ts';
import { isSuccess } from '../exchange.ts';
import { readJson } from '../json.ts';
import { bodyOf, registerCandidate } from '../people.ts';
import { readBack } from '../rules/bodies.ts';
import { show } from '../secrets.ts';
import { type Rule, Stop } from '../tour.ts';

export const profile: Rule = {
  id: 'profile',
  promise:
    'a profile: none, created, created again, changed and changed again, known at sign-in, of one candidate alone',
  calls: ['createProfile', 'updateProfile', 'checkProfile', 'careersLogin'],
  isStory: true,
  async run(tour) {
    const { world } = tour;
    const { as, values: account } = await registerCandidate(tour, 'register');
    const form = bodyOf(world, operations.createProfile);
    const changed = {
      ...bodyOf(world, operations.updateProfile),
      job_title: `${world.data.marker} changed`,
    };
    const missing = { as, values: changed, statuses: ['404'] };
    await tour.call(
      'updateProfile',
      'updateNothing',
      'A changed profile where there is none',
      missing,
    );
    const created = await tour.call('createProfile', 'create', 'The profile with a PDF', {
      as,
      values: form,
    });
    if (!isSuccess(created)) throw new Stop('builds on the step create, which failed');
    readBack(tour, created, form);
    const again = { as, values: form, statuses: ['400'] };
    const second = await tour.call('createProfile', 'createAgain', 'A second profile', again);
    const text = String(readJson(second)?.message ?? '');
    if (tour.isMet(second) && !text.includes('Profile already exists')) {
      tour.note(
        second,
        '/message',
        "a text with the words 'Profile already exists'",
        show(readJson(second)?.message),
      );
    }
    for (const name of ['update', 'updateAgain']) {
      const updated = await tour.call('updateProfile', name, 'A change without a new resume', {
        as,
        values: changed,
      });
      readBack(tour, updated, changed);
    }
    // The website sends an empty part for a salary that was cleared.
    const cleared = { ...bodyOf(world, operations.updateProfile, 'smallest'), current_salary: '' };
    const clear = await tour.call(
      'updateProfile',
      'clear',
      'A change that clears what it leaves out',
      { as, values: cleared },
    );
    readBack(tour, clear, cleared);
    const check = await tour.call('checkProfile', 'check', 'The check knows the changed profile', {
      as,
    });
    if (isSuccess(clear)) readBack(tour, check, cleared);
    if (isSuccess(check) && (readJson(check)?.has_profile as unknown) !== true) {
      tour.note(check, '/has_profile', 'true', show(readJson(check)?.has_profile));
    }
    const email = readJson(check)?.profile?.user?.email as unknown;
    if (
      email !== undefined &&
      String(email).toLowerCase() !== String(account.email).toLowerCase()
    ) {
      tour.note(check, '/profile/user/email', show(account.email), show(email));
    }
    const credentials = { email: account.email, password: account.password, password_confirm: '' };
    const signIn = await tour.call(
      'careersLogin',
      'signIn',
      'A sign-in, which tells of the profile',
      { values: credentials },
    );
    if (isSuccess(signIn) && (readJson(signIn)?.has_profile as unknown) !== true) {
      tour.note(signIn, '/has_profile', 'true', show(readJson(signIn)?.has_profile));
    }
    const other = await registerCandidate(tour, 'another');
    const theirs = await tour.call(
      'checkProfile',
      'checkAnother',
      'Another candidate has no profile',
      { as: other.as },
    );
    if (isSuccess(theirs) && (readJson(theirs)?.has_profile as unknown) !== false) {
      tour.note(
        theirs,
        '/has_profile',
        'false, because this candidate has none',
        show(readJson(theirs)?.has_profile),
      );
    }
    const foreign = { as: other.as, values: changed, statuses: ['404'] };
    await tour.call(
      'updateProfile',
      'updateAnother',
      'A change by another candidate, who has no profile',
      foreign,
    );
  },
};
