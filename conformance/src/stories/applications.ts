/** Applications: with a profile, once per candidate, to open positions. */
import { isSuccess } from '../exchange.ts';
import { readJson } from '../json.ts';
import { findJob, registerCandidate, registerWithProfile } from '../people.ts';
import { show } from '../secrets.ts';
import { type Ask, attempt, type Rule } from '../tour.ts';

export const applications: Rule = {
  id: 'applications',
  promise: 'applications: without a profile, once per candidate, to closed and unknown positions',
  calls: ['applyToJob'],
  isStory: true,
  async run(tour) {
    const open = findJob(tour.world, true);
    const apply = (name: string, text: string, ask: Ask, slug = open) =>
      tour.call('applyToJob', name, text, {
        params: { slug },
        values: { cover_letter: '' },
        ...ask,
      });
    const { as: stranger } = await registerCandidate(tour, 'candidate');
    const refused = { as: stranger, statuses: ['403'] };
    await apply('withoutProfile', 'An application without a profile', refused);
    const { as } = await registerWithProfile(tour);
    const first = await apply('apply', 'An application to an open position', { as });
    if (isSuccess(first)) {
      const text = 'A second application, with the words that the website looks for';
      const again = await apply('again', text, { as, statuses: ['400', '2XX'] });
      const body = (readJson(again) ?? {}) as Record<string, unknown>;
      // The website reads the text for the visitor from these.
      const { message, error, detail, errors } = body;
      const words = [message, error, detail, errors].flat().join('\n');
      const expected =
        "a text with the words 'already applied' in message, error, detail or errors";
      if (tour.isMet(again) && !/already applied/i.test(words))
        tour.note(again, '/message', expected, show(message));
    }
    const { as: other } = await registerWithProfile(tour);
    await apply('byAnother', 'Another candidate applies to the same position', { as: other });
    const closed = await attempt(
      async () => findJob(tour.world, false),
      (reason) => tour.skip('applyToJob', 'closed', reason),
    );
    const toClosed = 'An application to a closed position';
    if (closed) await apply('closed', toClosed, { as, statuses: ['400'] }, closed);
    const unknown = `${tour.world.data.marker}-position`;
    const toUnknown = 'An application to a position that does not exist';
    await apply('unknown', toUnknown, { as, statuses: ['404'] }, unknown);
  },
};
