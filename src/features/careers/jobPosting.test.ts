import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { getJobResponse } from '#contract/generated/decoders/agency/jobs.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { checkInNode } from '#shared/ui/checkInNode.ts';
import { injectDom } from '#shared/ui/cleanHtml.ts';
import { site } from '#site.ts';
import { baseSalary, jobPosting } from './jobPosting.ts';

beforeAll(() => injectDom(new JSDOM('').window, checkInNode));

test.each([
  ['£52,000 – £64,000 a year', 'GBP', { minValue: 52000, maxValue: 64000, unitText: 'YEAR' }],
  ['PKR 260,000 – 340,000 a month', 'PKR', { minValue: 260000, maxValue: 340000 }],
  ['£420 – £480 a day', 'GBP', { minValue: 420, maxValue: 480, unitText: 'DAY' }],
  ['PKR 75,000 a month', 'PKR', { value: 75000, unitText: 'MONTH' }],
])('%j is parsed as a salary', (salaryRange, currency, value) => {
  expect(baseSalary(salaryRange)).toMatchObject({ currency, value });
});

test.each([
  '',
  '£19,500 – £22,000 a year for 24 hours a week',
  '£36,000 – £43,000 a year in London, PKR 180,000 – 230,000 a month in Lahore',
  '$50,000 a year',
  '£40k a year',
])('%j is not parsed as a salary', (salaryRange) => {
  expect(baseSalary(salaryRange)).toBeNull();
});

const [first, second] = site.offices;
const open = {
  slug: 'editor',
  title: 'Editor',
  description: '<p>You write.</p>',
  qualifications: '<p>You read.</p>',
  location: `${first.city} or ${second.city}`,
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
  const both = [first.countryCode, second.countryCode];
  expect([open.location, second.city, null].map(countries)).toEqual([
    both,
    [second.countryCode],
    both,
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
