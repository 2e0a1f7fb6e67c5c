/** Applications: with a profile, once per candidate, to open positions. */
import { operations } from '../../../openapi/generated/operations.ts';
import { findName, registerCandidate, registerWithProfile, signInAs } from '../accounts.ts';
import { bodyOf } from '../bodies.ts';
import { createVisitor } from '../client.ts';
import { isSuccess } from '../exchange.ts';
import { says } from '../outcome.ts';
import type { Rule } from '../rule.ts';

/** A refusal or success of a second application, with the words that the website looks for. */
export const saysApplied = says(
  'already applied',
  ({ message, error, detail, errors }) => [message, error, detail, [errors].flat()[0]],
  ' in message, error, detail or the first of errors',
);

/** Applications of several candidates to several positions. */
export const applications: Rule = {
  id: 'applications',
  calls: ['applyToJob'],
  isStory: true,
  async check(run) {
    const slug = findName(run.state, operations.applyToJob);
    const base = { params: { slug }, values: { cover_letter: '' } };
    const { as: stranger } = await registerCandidate(run);
    const refused = { as: stranger, statuses: ['403'] };
    await run.call('applyToJob', 'without a profile', { ...base, ...refused });
    const { as, values } = await registerWithProfile(run);
    const first = await run.call('applyToJob', 'an application', { ...base, as });
    const again = { ...base, statuses: ['400', '409', '2XX'] };
    if (isSuccess(first)) {
      await run.call('applyToJob', 'a second one', { ...again, as }, saysApplied);
      const change = { as, values: bodyOf(run.state, operations.updateProfile) };
      await run.call('updateProfile', 'a change of the profile', change);
      await run.call('applyToJob', 'after the change', { ...again, as }, saysApplied);
      const { email, password } = values;
      const later = createVisitor();
      const signIn = { ...signInAs(email, password), as: later };
      await run.call('careersLogin', 'another sign-in', signIn);
      await run.call('applyToJob', 'after the sign-in', { ...again, as: later }, saysApplied);
    }
    const { as: other } = await registerWithProfile(run);
    await run.call('applyToJob', 'by another candidate', { ...base, as: other });
    await run.attempt(['applyToJob'], async () => {
      const params = { slug: findName(run.state, operations.applyToJob, false) };
      const ask = { ...base, params, as: other, statuses: ['400'] };
      await run.call('applyToJob', 'to a closed position', ask);
    });
    const unknown = { slug: `${run.state.data.marker}-position` };
    const ask = { ...base, params: unknown, as: other, statuses: ['404'] };
    await run.call('applyToJob', 'to an unknown position', ask);
  },
};
