/**
 * Which fields of the contract are HTML and which are addresses, and that the site takes them for exactly that. A
 * field that is new in the contract fails here until a page shows it, and so until the other tests reach it.
 */
import { detailPaths, fixedPaths, pathOf } from '../../src/routes.ts';
import { type Choose, fields } from './contract.ts';
import { readRecord, type SeenAddress, turnTo } from './inPage.ts';
import { expect, test } from './site.ts';

/** Addresses that the site never uses, with the reason. */
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

/** Attributes in which words may stand. */
const holdsWords = ({ place }: SeenAddress) => place === 'meta content';

/** Every field shows its own name: as HTML and plain text in an element, as an address in a path. */
const named: Choose = ({ name, kind }) =>
  kind === 'address' ? `/media/${name}.webp` : `<em>${name}</em>`;

const pages = [
  ...fixedPaths,
  ...detailPaths.map((path) => pathOf(path, path.endsWith(':id') ? '1' : 'item-1')),
  '/careers?dialog=profile',
];

test('HTML and addresses are the fields that the contract calls so @sample', async ({
  page,
  effects,
  answerWith,
}) => {
  const namesOf = (kind: string) =>
    fields.filter((field) => field.kind === kind).map(({ name }) => name);
  expect(namesOf('html').length).toBeGreaterThan(5);
  answerWith(named, () => 4);
  await page.goto('/');
  for (const path of pages) await page.evaluate(turnTo, path);
  const { addresses, elements } = await page.evaluate(readRecord);

  const shownAsHtml = fields.map(({ name }) => name).filter((name) => elements.includes(name));
  expect(shownAsHtml.sort()).toEqual(namesOf('html').sort());

  const usedAsAddress = (name: string) =>
    addresses.some((seen) => !holdsWords(seen) && new RegExp(`${name}(<|.webp)`).test(seen.value));
  const expected = namesOf('address').filter((name) => !(name in unused));
  expect(
    fields
      .map(({ name }) => name)
      .filter(usedAsAddress)
      .sort(),
  ).toEqual(expected.sort());
  expect(effects.happened).toEqual([]);
});
