/** Applications: with a profile, once per candidate, to open positions. */
import { operations } from '../../../openapi/generated/operations.ts';
import { registerCandidate, registerWithProfile } from '../accounts.ts';
import { createVisitor, type Visitor } from '../client.ts';
import { isSuccess } from '../exchange.ts';
import { readJson } from '../json.ts';
import { bodyOf } from '../lawfulBody.ts';
import { findName } from '../recordNames.ts';
import { attempt, type CallOptions, type Rule } from '../rule.ts';
import { show } from '../secrets.ts';

export const applications: Rule = {
  id: 'applications',
  promise: 'applications: without a profile, once per candidate, to closed and unknown positions',
  calls: ['applyToJob'],
  isStory: true,
  async check(run) {
    const open = findName(run.state, operations.applyToJob);
    const apply = (name: string, text: string, ask: CallOptions, slug = open) =>
      run.call('applyToJob', name, text, {
        params: { slug },
        values: { cover_letter: '' },
        ...ask,
      });
    const { as: stranger } = await registerCandidate(run, 'candidate');
    const refused = { as: stranger, statuses: ['403'] };
    await apply('withoutProfile', 'An application without a profile', refused);
    const { as, values } = await registerWithProfile(run);
    const first = await apply('apply', 'An application to an open position', { as });
    /** A second application must be refused, with the words that the website looks for. */
    const applyAgain = async (name: string, text: string, by: Visitor) => {
      const again = await apply(name, text, { as: by, statuses: ['400', '2XX'] });
      const body = (readJson(again) ?? {}) as Record<string, unknown>;
      // The website reads the text for the visitor from these.
      const { message, error, detail, errors } = body;
      const words = [message, error, detail, [errors].flat()[0]].join('\n');
      const expected =
        "a text with the words 'already applied' in message, error, detail or the first of errors";
      if (run.isMet(again) && !/already applied/i.test(words))
        run.note(again, '/message', expected, show(message));
    };
    if (isSuccess(first)) {
      await applyAgain('again', 'A second application', as);
      const change = { as, values: bodyOf(run.state, operations.updateProfile) };
      await run.call('updateProfile', 'update', 'A change of the profile', change);
      await applyAgain('afterUpdate', 'A second application, with another profile', as);
      const { email, password } = values;
      const later = createVisitor();
      const signIn = { as: later, values: { email, password, password_confirm: '' } };
      await run.call('careersLogin', 'signIn', 'A sign-in of the same candidate', signIn);
      await applyAgain('afterSignIn', 'A second application, in another session', later);
    }
    const { as: other } = await registerWithProfile(run);
    await apply('byAnother', 'Another candidate applies to the same position', { as: other });
    const closed = await attempt(
      async () => findName(run.state, operations.applyToJob, false),
      (reason) => run.skip('applyToJob', 'closed', reason),
    );
    const toClosed = 'An application to a closed position';
    if (closed) await apply('closed', toClosed, { as: other, statuses: ['400'] }, closed);
    const unknown = `${run.state.data.marker}-position`;
    const toUnknown = 'An application to a position that does not exist';
    await apply('unknown', toUnknown, { as: other, statuses: ['404'] }, unknown);
  },
};
