import { expect, test } from 'vitest';
import { toForm } from '#shared/api/client.ts';
import {
  checkResume,
  decodeProfile,
  labelOf,
  type ProfileFields,
  toProfileForm,
} from './profile.ts';

const fields: ProfileFields = {
  job_title: ' Developer ',
  gender: '2',
  nationality: '11',
  marital_status: '1',
  current_salary: '',
  expected_salary: '6',
  career_level: '4',
  experience: '4',
  job_category: '1',
};

test.each([
  [
    'education',
    [{ major: null, institution_name: ' Ravi ', 'unknown to us': { deep: [null] } }, {}],
  ],
  ['work_experience', [{ company: 'Ravi', end_year: null, notice_period_days: 0 }, null]],
  ['skills', [{ skill_level: 'x'.repeat(100), skill_name: 'Swift' }, 7]],
])('the list %s goes back exactly as the server gave it, also from storage', (name, list) => {
  const kept = decodeProfile(
    JSON.parse(JSON.stringify(decodeProfile({ gender: 2, [name]: list }))),
  );
  for (const profile of [kept, decodeProfile({ gender: 2, [name]: JSON.stringify(list) })]) {
    expect(toForm(toProfileForm(fields, profile, null)).get(name)).toBe(JSON.stringify(list));
  }
});

test('languages go back one by one; lists that are not there are empty', () => {
  const languages = (profile: object) =>
    toForm(toProfileForm(fields, decodeProfile({ gender: 2, ...profile }), null));
  const form = languages({ language_ids: [3, 0, null, 'x', 1], skills: null });
  expect(form.getAll('language_ids')).toEqual(['3', '0', '', 'x', '1']);
  expect([form.get('education'), form.get('skills')]).toEqual(['[]', '[]']);
  expect(languages({ language_ids: null }).has('language_ids')).toBe(false);
});

test.each(['application/x-pdf', '', 'text/plain'])(
  'a resume of the type "%s" is sent as a PDF under its name',
  (type) => {
    const resume = new File(['%PDF-'], 'cv.pdf', { type });
    const sent = toForm(toProfileForm(fields, null, resume)).get('resume');
    expect(sent).toMatchObject({ name: 'cv.pdf', type: 'application/pdf', size: 5 });
  },
);

const pdf = '%PDF-1.7\n';
const file = (content: BlobPart, name = 'resume.pdf') => new File([content], name);

test.each([
  ['a PDF with capitals in its name', file(pdf, 'CV.PDF'), null],
  ['a PDF after 1000 other bytes', file(' '.repeat(1000) + pdf), null],
  ['a PDF of exactly 10 MB', file(pdf.padEnd(10 * 1024 * 1024, ' ')), null],
  ['a Word file', file(pdf, 'resume.docx'), /PDF file/],
  ['an empty file', file(''), /empty/],
  ['a renamed page', file('<!doctype html>'), /not a PDF/],
  ['a signature too late', file(' '.repeat(1100) + pdf), /not a PDF/],
  ['11 MB', file(pdf.padEnd(11 * 1024 * 1024, ' ')), /10 MB/],
])('%s is accepted as a resume, or refused with the reason', async (_, resume, reason) => {
  const found = await checkResume(resume);
  if (reason) expect(found).toMatch(reason);
  else expect(found).toBeNull();
});

test.each([
  [{ id: 1, name: 'Married' }, 'Married'],
  [{ id: 1, min_salary: 20_000, max_salary: 27_500 }, '20,000 - 27,500'],
  [{ id: 1, min_salary: '20000.00', max_salary: '1250000.00' }, '20,000 - 1,250,000'],
  [{ id: 1, min_salary: 0, max_salary: null }, '0 - ?'],
  [{ id: 1, min_salary: '20,000', max_salary: '30k' }, '20,000 - 30k'],
])('the choice %j is %j', (choice, label) => {
  expect(labelOf(choice)).toBe(label);
});
