import { expect, test } from 'vitest';
import { site } from '#site.ts';
import { faq } from './faq.ts';

const topics = [
  'services do you offer',
  'get a quote',
  'IT support after the project',
  'experienced is your team',
  'custom software',
  'industries',
  'How long',
  'data secure',
  'cloud solutions',
  'existing website',
  'different',
  'contact you',
];

test('twelve questions have the specified topics, in order', () => {
  expect(faq).toHaveLength(topics.length);
  for (const [index, topic] of topics.entries()) expect(faq[index]?.title).toContain(topic);
});

test.each([
  ['get a quote', ['contact form']],
  ['industries', ['healthcare', 'finance', 'education', 'retail', 'manufacturing']],
  ['cloud solutions', ['migration', 'hosting', 'managed services']],
  ['contact you', [site.emails.official, ...site.offices.map(({ phone }) => phone.display)]],
])('the answer on "%s" names what it must', (topic, names) => {
  const answer = faq.find(({ title }) => title.includes(topic))?.text;
  for (const name of names) expect(answer).toContain(name);
});
