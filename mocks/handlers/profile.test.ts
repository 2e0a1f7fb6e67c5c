import { beforeEach, expect, test } from 'vitest';
import { createProfile } from '#contract/generated/limits.ts';
import { resetMock } from '../db/reset.ts';
import { readRecords } from '../db/store.ts';
import { createTestClient, pdfFile, profileForm, registerCandidate } from '../testClient.ts';

const { maxLength: resumeLimit } = createProfile.resume;

const path = '/api/careers/profile/';

let client = createTestClient();

beforeEach(async () => {
  await resetMock();
  client = createTestClient();
  await registerCandidate(client);
});

const storedProfile = async () => (await readRecords()).profiles[0];

test('a profile is created once, with its resume and user', async () => {
  const education = '[{"institution_name":"Thornbury Quay University"}]';
  const form = profileForm({ education, current_salary: '2' });
  const [status, { message, profile }] = await client.ask('POST', path, form);
  expect([status, message]).toEqual([201, 'Profile created successfully']);
  expect(profile).toEqual({
    job_title: 'Developer',
    gender: 1,
    nationality: 1,
    marital_status: 1,
    current_salary: 2,
    expected_salary: 1,
    career_level: 1,
    experience: 1,
    job_category: 1,
    language_ids: [1, 3],
    education: [{ institution_name: 'Thornbury Quay University' }],
    work_experience: [],
    skills: [],
    resume: '/media/resumes/sample.pdf',
    user: { email: 'n@home.example' },
  });
  expect(await client.ask('POST', path, profileForm())).toEqual([
    400,
    { message: 'Profile already exists for this user.' },
  ]);
  expect(await client.ask('GET', '/api/careers/profile/check/')).toEqual([
    200,
    { has_profile: true, profile },
  ]);
  expect(client.violations).toEqual([]);
});

test('two requests at once create one profile', async () => {
  const create = () => client.send('POST', path, profileForm());
  const responses = await Promise.all([create(), create()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  expect((await readRecords()).profiles).toHaveLength(1);
});

test('the PDF is kept byte by byte', async () => {
  const file = new File(['intro\n%PDF-1.7 \u00e9'], 'My CV.PDF', { type: 'application/pdf' });
  await client.send('POST', path, profileForm({}, file));
  const content = Buffer.from(await file.bytes()).toString('base64');
  expect((await storedProfile())?.resume).toEqual({ name: 'My CV.PDF', size: file.size, content });
});

test('an update replaces the fields and keeps the resume unless there is a new one', async () => {
  await client.send('POST', path, profileForm());
  await client.send('PUT', path, profileForm({ current_salary: '2' }, null));
  const form = profileForm({ job_title: 'Lead', current_salary: '' }, null);
  const [status, { message, profile }] = await client.ask('PUT', path, form);
  expect([status, message]).toEqual([200, 'Profile updated successfully']);
  const user = { email: 'n@home.example' };
  expect(profile).toMatchObject({ job_title: 'Lead', current_salary: null, user });
  expect((await storedProfile())?.resume).toMatchObject({ name: 'resume.pdf', size: 32 });
  await client.send('PUT', path, profileForm({}, pdfFile(64, 'newer.pdf')));
  expect((await storedProfile())?.resume).toMatchObject({ name: 'newer.pdf', size: 64 });
  expect(client.violations).toEqual([]);
});

test('an update without a profile finds nothing', async () => {
  expect(await client.ask('PUT', path, profileForm({}, null))).toEqual([
    404,
    { message: 'Profile not found.' },
  ]);
  expect(client.violations).toEqual([]);
});

const notPdf = 'The resume must be a PDF file.';
const incomplete = 'A field is missing or has a value that it cannot have.';
const resume = (...parts: string[]) => profileForm({}, new File(parts, 'cv.pdf'));

test.each<[what: string, form: FormData, status: number, message: string]>([
  ['a page', resume('<html>'), 400, notPdf],
  ['an empty file', resume(), 400, notPdf],
  ['a late signature', resume(' '.repeat(1020), '%PDF-'), 400, notPdf],
  [
    'too large a file',
    profileForm({}, pdfFile(resumeLimit + 1)),
    413,
    'The resume is larger than 10 MB.',
  ],
  ['a name that is no PDF', profileForm({}, pdfFile(32, 'r.exe')), 400, notPdf],
  ['no career level', profileForm({ career_level: null }), 400, incomplete],
  ['a word for an id', profileForm({ gender: 'woman' }), 400, incomplete],
  ['an id of no choice', profileForm({ gender: '999999' }), 400, incomplete],
  ['an unknown field', profileForm({ shoe_size: '43' }), 400, incomplete],
  ['skills that are no list', profileForm({ skills: '{}' }), 400, incomplete],
])('%s is refused when creating and updating', async (_, form, status, message) => {
  expect(await client.ask('POST', path, form)).toEqual([status, { message }]);
  await client.send('POST', path, profileForm());
  expect(await client.ask('PUT', path, form)).toEqual([status, { message }]);
  expect((await storedProfile())?.fields.job_title).toBe('Developer');
  expect(client.violations.filter(({ side }) => side === 'response')).toEqual([]);
});

test('the largest resume is taken, and a new profile needs one', async () => {
  const [, body] = await client.ask('POST', path, profileForm({}, null));
  expect(body).toEqual({ message: notPdf });
  const largest = await client.send('POST', path, profileForm({}, pdfFile(resumeLimit)));
  expect(largest.status).toBe(201);
});

test('a body that is not a form is reported and gets a response', async () => {
  const headers = { 'content-type': 'multipart/form-data' };
  expect((await client.send('POST', path, undefined, headers)).status).toBe(400);
  expect(client.violations.map(({ message }) => message)).toEqual(['body must be a form']);
});
