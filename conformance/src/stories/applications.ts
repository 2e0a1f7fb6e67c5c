/** Candidates apply: with a profile, once for each of them, to open positions. */
import { type Exchange, isSuccess } from '../exchange.ts';
import { readJson } from '../json.ts';
import { findJob, registerCandidate, registerWithProfile } from '../people.ts';
import { show } from '../secrets.ts';
import { attempt, type Rule, type Tour } from '../tour.ts';

const values = { cover_letter: '' };

/** The text for the visitor, as the website finds it. */
function textOf(exchange: Exchange): string {
  const { message, error, detail, errors } = (readJson(exchange) ?? {}) as Record<string, unknown>;
  return [message, error, detail, errors].flat().join('\n');
}

function expectAlready(tour: Tour, exchange: Exchange): void {
  if (!tour.isMet(exchange) || /already applied/i.test(textOf(exchange))) return;
  const expected = "a text with the words 'already applied' in message, error, detail or errors";
  tour.note(exchange, '/message', expected, show(readJson(exchange)?.message));
}

export const applications: Rule = {
  id: 'applications',
  promise:
    'applications: without a profile, once for each candidate, to closed and unknown positions',
  calls: ['applyToJob'],
  isStory: true,
  async run(tour) {
    const params = { slug: findJob(tour.world, true) };
    const apply = (name: string, text: string, ask: Parameters<Tour['call']>[3]) =>
      tour.call('applyToJob', name, text, { params, values, ...ask });
    const { as: stranger } = await registerCandidate(tour, 'candidate');
    await apply('withoutProfile', 'An application without a profile', {
      as: stranger,
      statuses: ['403'],
    });
    const { as } = await registerWithProfile(tour);
    const first = await apply('apply', 'An application to an open position', { as });
    if (isSuccess(first)) {
      const ask = { as, statuses: ['400', '2XX'] };
      expectAlready(
        tour,
        await apply(
          'again',
          'A second application, with the words that the website looks for',
          ask,
        ),
      );
    }
    const { as: other } = await registerWithProfile(tour);
    await apply('byAnother', 'Another candidate applies to the same position', { as: other });
    const closed = await attempt(
      async () => findJob(tour.world, false),
      (reason) => tour.skip('applyToJob', 'closed', reason),
    );
    if (closed)
      await apply('closed', 'An application to a closed position', {
        as,
        params: { slug: closed },
        statuses: ['400'],
      });
    const unknown = { slug: `${tour.world.data.marker}-position` };
    await apply('unknown', 'An application to a position that does not exist', {
      as,
      params: unknown,
      statuses: ['404'],
    });
  },
};
