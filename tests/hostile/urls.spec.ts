/** Every URL payload in every URL field of the contract. */
import type { Choose } from './contract.ts';
import { openOther } from './inPage.ts';
import { urlPayloads } from './payloads/urls.ts';
import { expect, show, test, urlFaults } from './site.ts';

const count = urlPayloads.length;

const heading = /^(Service|Project|CaseStudy)Teaser\.title$|^GameName\.name$|^TeamMember\.member$/;

/** Fills every URL field with the payload of its item's number, or a later one. */
const withUrls =
  (offset: number): Choose =>
  ({ kind, name }, index) => {
    if (kind === 'url') return urlPayloads[(index + offset) % count]?.text ?? '';
    return heading.test(name) ? `Item ${index + 1}` : 'words';
  };

test('lists', { tag: '@sample' }, async ({ page, effects, respondWith }) => {
  // Lists have one item per payload; nested lists are short.
  const isList = /^(?!TeamGroup)\w+List[.]|[.]members$/;
  respondWith(withUrls(0), (field) => (isList.test(field) ? count : 1));
  await page.goto('/portfolio');
  for (const path of ['/services', '/about-us', '/', '/case-studies']) {
    await page.evaluate(openOther, path);
  }
  for (const link of await page.getByRole('link', { name: /^Page \d+$/ }).all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  expect(await urlFaults(page, effects)).toEqual([]);
});

for (const offset of [0, 1, 2]) {
  test(`images and videos of a case study, from ${offset} on`, async ({
    page,
    effects,
    respondWith,
  }) => {
    // Images have two forms and videos three, so that each payload takes each form once.
    respondWith(withUrls(offset), () => count);
    await page.goto('/case-studies/1');
    await page.getByRole('button', { name: /^View All \d+ Images$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await urlFaults(page, effects)).toEqual([]);
  });
}

for (const kind of [
  'services-details',
  'project-details',
  'game-details',
  'team-details',
  'case-studies',
]) {
  test(`each payload alone, /${kind}/…`, async ({ page, effects, respondWith }) => {
    respondWith(withUrls(0), (field) => (/[.]members$/.test(field) ? count : 1));
    await page.goto(`/${kind}/1`);
    for (let number = 1; number <= count; number += 1) {
      await show(page, `Item ${number}`, 'h1', `/${kind}/${number}`);
    }
    expect(await urlFaults(page, effects)).toEqual([]);
  });
}
