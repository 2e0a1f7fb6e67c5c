/** Applications: with a profile, once per candidate, to open positions. */
import { operations } from '../../../openapi/generated/operations.ts';
import { registerCandidate, registerWithProfile, signInAs } from '../accounts.ts';
import { createVisitor } from '../client.ts';
import { isSuccess } from '../exchange.ts';
import { findName } from '../lawful.ts';
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
    const { as: stranger } = await registerCandidate(run);
    await run.call('applyToJob', 'without a profile', { as: stranger, statuses: ['403'] });
    const { as, values } = await registerWithProfile(run);
    const first = await run.call('applyToJob', 'an application', { as });
    const statuses = ['400', '409', '2XX'];
    if (isSuccess(first)) {
      await run.call('applyToJob', 'a second one', { as, statuses }, saysApplied);
      await run.call('updateProfile', 'a change of the profile', { as });
      await run.call('applyToJob', 'after the change', { as, statuses }, saysApplied);
      const { email, password } = values;
      const later = createVisitor();
      await run.call('careersLogin', 'another sign-in', {
        ...signInAs(email, password),
        as: later,
      });
      await run.call('applyToJob', 'after the sign-in', { as: later, statuses }, saysApplied);
    }
    const { as: other } = await registerWithProfile(run);
    await run.call('applyToJob', 'by another candidate', { as: other });
    await run.attempt(['applyToJob'], async () => {
      const params = { slug: findName(run.state, operations.applyToJob, false) };
      const closed = { params, as: other, statuses: ['400'] };
      await run.call('applyToJob', 'to a closed position', closed);
    });
    const unknown = { params: { slug: `${run.state.data.marker}-position` }, as: other };
    await run.call('applyToJob', 'to an unknown position', { ...unknown, statuses: ['404'] });
  },
};
