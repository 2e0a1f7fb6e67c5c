/** Every URL payload in every URL field of the contract. */
import type { Choose } from './contract.ts';
import { urlPayloads } from './payloads/urls.ts';
import { expect, openOther, test, urlFaults } from './site.ts';

const count = urlPayloads.length;

const heading = /^(Service|Project|CaseStudy)Teaser\.title$|^GameName\.name$|^TeamMember\.member$/;

/** Fills every URL field with the payload of its item's number. */
const withUrls: Choose = ({ kind, name }, index) => {
  if (kind === 'url') return urlPayloads[index % count]?.text ?? '';
  return heading.test(name) ? `Item ${index + 1}` : 'words';
};

test('all payloads in lists', { tag: '@sample' }, async ({ page, effects, respondWith }) => {
  // Lists have one item per payload; nested lists are short.
  const isList = /^(?!TeamGroup)\w+List[.]|[.]members$/;
  respondWith(withUrls, (field) => (isList.test(field) ? count : 1));
  await page.goto('/portfolio');
  for (const path of ['/services', '/about-us', '/', '/case-studies']) {
    await openOther(page, path);
  }
  for (const link of await page.getByRole('link', { name: /^Page \d+$/ }).all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  expect(await urlFaults(page, effects)).toEqual([]);
});

test('all payloads as images and videos of a case study', async ({
  page,
  effects,
  respondWith,
}) => {
  respondWith(withUrls, () => count);
  await page.goto('/case-studies/1');
  await page.getByRole('button', { name: /^View All \d+ Images$/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await urlFaults(page, effects)).toEqual([]);
});
