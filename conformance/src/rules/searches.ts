/** Searches and filters whose values are odd: words of a description, words that are nowhere, signs, impossible ids. */
import { operations } from '../../../openapi/generated/operations.ts';
import { longText, strangeText } from '../bodies.ts';
import { departmentName, plainText, readJson, recordsOf, textOf } from '../json.ts';
import { queryOf } from '../schemas.ts';
import { quote, show } from '../secrets.ts';
import type { Row, Tour } from '../tour.ts';
import { longestWord } from '../words.ts';

/** Asks for positions of which there are none. */
async function expectNone(tour: Tour, query: Record<string, string>, statuses?: string[]) {
  const text = `No position, for ${quote(String(new URLSearchParams(query)))}`;
  const list = await tour.call('listJobs', 'nothing', text, { query, statuses });
  const found = recordsOf(readJson(list), 'jobs').length;
  if (found > 0) tour.note(list, '/jobs', 'no position', `${found} jobs`);
}

/** A word of a position's description alone finds the position. */
export async function searchDescription(tour: Tour, jobs: Row['record'][]): Promise<void> {
  const slug = plainText(jobs.find(({ slug }) => textOf(slug))?.slug);
  const isPage = ({ exchange: { step, request } }: Tour['world']['records'][number]) =>
    step.operation.id === 'getJob' && request.url.includes(`/${slug}/`);
  const seen = tour.world.records.find(isPage);
  const job = seen && readJson(seen.exchange)?.job;
  const others = `${plainText(job?.title)} ${departmentName(job?.department)}`;
  const search = longestWord(job?.description, others);
  if (!slug || !search) {
    tour.skip('listJobs', 'byDescription', 'needs a position with a description in `getJob`');
    return;
  }
  const text = 'Positions found by a word of a description';
  const found = await tour.call('listJobs', 'byDescription', text, { query: { search } });
  const slugs = recordsOf(readJson(found), 'jobs').map((each) => plainText(each.slug));
  if (slugs.includes(slug)) return;
  const expected = `the position ${quote(slug)}, whose description holds ${show(search)}`;
  tour.note(found, '/jobs', expected, slugs.length > 0 ? `only ${show(slugs)}` : 'no job');
}

/** Words that are nowhere, and characters that must not end the server. */
export async function searchOddly(tour: Tour): Promise<void> {
  const { nonsense } = tour.world.data;
  await expectNone(tour, { search: nonsense });
  const signs = [`${nonsense}'`, `"${nonsense}`, `${nonsense}%_\\`, '(', '*', '<b>'];
  for (const search of [...signs, strangeText, longText(200)]) {
    await tour.call('listJobs', 'odd', `A search for ${quote(search)}`, { query: { search } });
  }
}

/** Values outside of the contract: refused, or nothing is found. */
export async function askOutside(tour: Tour): Promise<void> {
  for (const [name, { type, maximum, enum: choices }] of queryOf(operations.listJobs)) {
    const numbers = ['0', String(maximum), String(Number(maximum) + 1), 'x'];
    const values = choices ? [tour.world.data.nonsense] : type === 'integer' ? numbers : [];
    for (const value of values) await expectNone(tour, { [name]: value }, ['200', '400', '404']);
  }
}
