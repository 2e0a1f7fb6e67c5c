import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { getJobResponse } from '#contract/generated/decoders/agency/jobs.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { injectWindow } from '#shared/ui/cleanHtml.ts';
import { jobPosting } from './jobPosting.ts';

beforeAll(() => injectWindow(new JSDOM('').window));

const open = {
  slug: 'editor',
  title: 'Editor',
  description: '<p>You write.</p>',
  qualifications: '<p>You read.</p>',
  location: 'London or Lahore',
  posted_date: '2026-11-02',
  is_active: true,
};
const postingOf = (changes: object) =>
  jobPosting(decodeOrEmpty(getJobResponse, { job: { ...open, ...changes } }).job);

test('search engines get all texts, dates and places of a job; without a place, all offices', () => {
  const countries = (location: string | null) =>
    Object(postingOf({ location })?.jobLocation).map(
      ({ address }: { address: { addressCountry: string } }) => address.addressCountry,
    );
  expect(['London or Lahore', 'Lahore', null].map(countries)).toEqual([
    ['GB', 'PK'],
    ['PK'],
    ['GB', 'PK'],
  ]);
  expect(postingOf({ closing_date: '2026-12-31', job_type: 'contract' })).toMatchObject({
    employmentType: 'CONTRACTOR',
    description: '<p>You write.</p><p>You read.</p>',
    datePosted: '2026-11-02',
    validThrough: '2026-12-31',
    identifier: { value: 'editor' },
  });
});

test.each([
  { is_active: false },
  { title: null },
  { description: null, qualifications: null },
  { posted_date: null },
  { location: 'Remote' },
])('search engines get no job with %j', (missing) => {
  expect(postingOf({})).not.toBeNull();
  expect(postingOf(missing)).toBeNull();
});
