/**
 * The site treats exactly the contract's HTML and URL fields as HTML and URLs. A new field fails here until a page
 * shows it, so that the other tests cover it.
 */
import { type Choose, fields } from './contract.ts';
import { readRecord } from './inPage.ts';
import { expect, openOther, pages, test } from './site.ts';

/** URL fields that the site does not use. */
const unused = new Set([
  // Followed on its own path only.
  ...['ServiceList.next', 'ProjectList.next', 'CaseStudyList.next'],
  // Never read.
  ...['ServiceList.previous', 'ProjectList.previous', 'CaseStudyList.previous'],
  'CandidateProfile.resume',
  // No icon is shown, because no network is named.
  ...['TeamMember.icon1', 'TeamMember.icon2'],
]);

/** Fills every field with its own name: as HTML and text in an element, as a URL in a path. */
const named: Choose = ({ name, kind }) =>
  kind === 'url' ? `/media/${name}.webp` : `<em>${name}</em>`;

const namesOf = (some: typeof fields) => some.map(({ name }) => name).sort();

test("pages use exactly the contract's HTML and URL fields as HTML and URLs", {
  tag: '@sample',
}, async ({ page, respondWith }) => {
  const html = fields.filter(({ kind }) => kind === 'html');
  expect(html.length).toBeGreaterThan(5);
  respondWith(named, () => 4);
  await page.goto('/');
  for (const path of pages) await openOther(page, path);
  const { urls, elements } = await page.evaluate(readRecord);
  const shownAsHtml = fields.filter(({ name }) => elements.includes(name));
  expect(namesOf(shownAsHtml)).toEqual(namesOf(html));
  // A meta element may contain any text.
  const used = urls.filter(({ place }) => place !== 'meta content');
  const usedAsUrl = fields.filter(({ name }) =>
    used.some(({ value }) => new RegExp(`${name}(<|.webp)`).test(value)),
  );
  const expected = fields.filter(({ name, kind }) => kind === 'url' && !unused.has(name));
  expect(namesOf(usedAsUrl)).toEqual(namesOf(expected));
});
