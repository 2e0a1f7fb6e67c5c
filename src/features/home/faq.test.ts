import { expect, test } from 'vitest';
import { site } from '#site.ts';
import { faq } from './faq.ts';

/** Words of each question, and what its answer names. */
const specified: [question: string, ...named: string[]][] = [
  ['services do you offer'],
  ['get a quote', 'contact form'],
  ['IT support after the project'],
  ['experienced is your team'],
  ['custom software'],
  ['industries', 'healthcare', 'finance', 'education', 'retail', 'manufacturing'],
  ['How long'],
  ['data secure'],
  ['cloud solutions', 'migration', 'hosting', 'managed services'],
  ['existing website'],
  ['different'],
  ['contact you', site.emails.official, ...site.offices.map(({ phone }) => phone.display)],
];

test('twelve questions have the specified topics, in order, and answers that name what they must', () => {
  expect(faq).toHaveLength(specified.length);
  for (const [index, [question, ...named]] of specified.entries()) {
    expect(faq[index]?.title).toContain(question);
    for (const name of named) expect(faq[index]?.text).toContain(name);
  }
});
