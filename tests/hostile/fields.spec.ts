/**
 * The site shows every field of the contract, and treats exactly its HTML and URL fields as HTML and URLs. A new field
 * fails here until a page shows it, so that the other tests cover it.
 */
import { detailPaths, pathOf } from '#routes.ts';
import { type Choose, fields } from './contract.ts';
import { readRecord } from './inPage.ts';
import { expect, openOther, pages, test } from './site.ts';

/** Fields that the site does not show. */
const unused = new Set([
  // Followed on its own path only.
  ...['ServiceList.next', 'ProjectList.next', 'CaseStudyList.next'],
  // Never read.
  ...['ServiceList.previous', 'ProjectList.previous', 'CaseStudyList.previous'],
  'CandidateProfile.resume',
  // No icon is shown, because no network is named.
  ...['TeamMember.icon1', 'TeamMember.icon2'],
  'Testimonial.platform',
  'ContentBlock.type',
  // Sent back unchanged with every update of the profile.
  ...['Education.institution_name', 'Education.degree_level', 'Education.major'],
  ...['WorkExperience.job_title', 'WorkExperience.company'],
  ...['Skill.skill_name', 'Skill.skill_level'],
]);

/** Fills every field with its own name: as HTML and text in an element, as a URL in a path. */
const named: Choose = ({ name, kind }) =>
  kind === 'url' ? `/media/${name}.webp` : `<em>${name}</em>`;

/** Pages of the other three records of each kind. */
const otherRecords = ['2', '3', '4'].flatMap((id) =>
  detailPaths.map((path) => pathOf(path, path.endsWith(':id') ? id : `item-${id}`)),
);

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

test('pages show every text of every record and list item', { tag: '@sample' }, async ({
  page,
  respondWith,
}) => {
  const sent = new Set<string>();
  const choose: Choose = ({ name, kind }, index) => {
    if (kind === 'url') return '/media/picture.webp';
    // Between brackets, because 'Department.name' is also a part of 'JobDepartment.name'.
    const text = `(${name} ${index + 1})`;
    if (!unused.has(name)) sent.add(text);
    return text;
  };
  respondWith(choose, () => 4);
  await page.goto('/');
  let shown = '';
  for (const path of [...pages, ...otherRecords]) {
    await openOther(page, path);
    shown += await page.evaluate(() => document.body.outerHTML);
  }
  expect(sent.size).toBeGreaterThan(100);
  expect([...sent].filter((text) => !shown.includes(text))).toEqual([]);
});
