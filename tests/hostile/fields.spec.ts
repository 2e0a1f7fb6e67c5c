/**
 * The site uses exactly the contract's HTML and URL fields as such. A new field fails here until a page shows it, so
 * that the other tests cover it.
 */
import { detailPaths, fixedPaths, pathOf } from '../../src/routes.ts';
import { type Choose, fields } from './contract.ts';
import { navigate, readRecord, type SeenUrl } from './inPage.ts';
import { expect, test } from './site.ts';

/** URL fields that the site does not use, with the reason. */
const unused: Record<string, string> = {
  'ServiceList.next': 'followed on its own path only',
  'ServiceList.previous': 'never read',
  'ProjectList.next': 'followed on its own path only',
  'ProjectList.previous': 'never read',
  'CaseStudyList.next': 'followed on its own path only',
  'CaseStudyList.previous': 'never read',
  'TeamMember.icon1': 'no network is named, so that no icon is shown',
  'TeamMember.icon2': 'no network is named, so that no icon is shown',
  'CandidateProfile.resume': 'the stored file is never opened',
};

/** Attributes that may contain text. */
const holdsText = ({ place }: SeenUrl) => place === 'meta content';

/** Fills every field with its own name: as HTML and text in an element, as a URL in a path. */
const named: Choose = ({ name, kind }) =>
  kind === 'url' ? `/media/${name}.webp` : `<em>${name}</em>`;

const pages = [
  ...fixedPaths,
  ...detailPaths.map((path) => pathOf(path, path.endsWith(':id') ? '1' : 'item-1')),
  '/careers?dialog=profile',
];

test('HTML and URLs are the fields that the contract calls so @sample', async ({
  page,
  respondWith,
}) => {
  const namesOf = (kind: string) =>
    fields.filter((field) => field.kind === kind).map(({ name }) => name);
  expect(namesOf('html').length).toBeGreaterThan(5);
  respondWith(named, () => 4);
  await page.goto('/');
  for (const path of pages) await page.evaluate(navigate, path);
  const { urls, elements } = await page.evaluate(readRecord);

  const shownAsHtml = fields.map(({ name }) => name).filter((name) => elements.includes(name));
  expect(shownAsHtml.sort()).toEqual(namesOf('html').sort());

  const usedAsUrl = (name: string) =>
    urls.some((seen) => !holdsText(seen) && new RegExp(`${name}(<|.webp)`).test(seen.value));
  const expected = namesOf('url').filter((name) => !(name in unused));
  expect(
    fields
      .map(({ name }) => name)
      .filter(usedAsUrl)
      .sort(),
  ).toEqual(expected.sort());
});
