import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../../db/reset.ts';
import { readRecords } from '../../db/store.ts';
import { createTestClient, pdfFile, profileForm, registerCandidate } from '../../testClient.ts';
import { resumeLimit } from './resumeFile.ts';

const path = '/api/careers/profile/';
const email = 'n@home.example';

let client = createTestClient();

beforeEach(async () => {
  resetMock();
  client = createTestClient();
  await registerCandidate(client, email);
});

test('a profile is created once, with its resume and user', async () => {
  const education = '[{"institution_name":"Thornbury Quay University"}]';
  const response = await client.send('POST', path, profileForm({ education, current_salary: '2' }));
  expect(response.status).toBe(201);
  const { message, profile } = await response.json();
  expect(message).toBe('Profile created successfully');
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
    user: { email },
  });
  const again = await client.send('POST', path, profileForm());
  expect(again.status).toBe(400);
  expect(await again.json()).toEqual({ message: 'Profile already exists for this user.' });
  const check = await client.send('GET', '/api/careers/profile/check/');
  expect(await check.json()).toEqual({ has_profile: true, profile });
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
  const { name, size, content } = (await readRecords()).profiles[0]?.resume ?? {};
  expect({ name, size }).toEqual({ name: 'My CV.PDF', size: file.size });
  expect(Buffer.from(content ?? '', 'base64')).toEqual(Buffer.from(await file.bytes()));
});

test('an update replaces the fields and keeps the resume unless there is a new one', async () => {
  await client.send('POST', path, profileForm());
  const response = await client.send('PUT', path, profileForm({ job_title: 'Lead' }, null));
  expect(response.status).toBe(200);
  const { message, profile } = await response.json();
  expect(message).toBe('Profile updated successfully');
  expect(profile).toMatchObject({ job_title: 'Lead', current_salary: null, user: { email } });
  expect((await readRecords()).profiles[0]?.resume).toMatchObject({ name: 'resume.pdf', size: 32 });
  await client.send('PUT', path, profileForm({}, pdfFile(64, 'newer.pdf')));
  expect((await readRecords()).profiles[0]?.resume).toMatchObject({ name: 'newer.pdf', size: 64 });
  expect(client.violations).toEqual([]);
});

test('an update without a profile finds nothing', async () => {
  const response = await client.send('PUT', path, profileForm({}, null));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'Profile not found.' });
  expect(client.violations).toEqual([]);
});

const refusals: [what: string, form: () => FormData, status: number, message: string][] = [
  [
    'a page',
    () => profileForm({}, new File(['<html>'], 'cv.pdf')),
    400,
    'The resume must be a PDF file.',
  ],
  [
    'an empty file',
    () => profileForm({}, new File([], 'cv.pdf')),
    400,
    'The resume must be a PDF file.',
  ],
  [
    'a late signature',
    () => profileForm({}, new File([' '.repeat(1020), '%PDF-'], 'cv.pdf')),
    400,
    'The resume must be a PDF file.',
  ],
  [
    'too large a file',
    () => profileForm({}, pdfFile(resumeLimit + 1)),
    413,
    'The resume is larger than 10 MB.',
  ],
  ['no job title', () => profileForm({ job_title: ' ' }), 400, 'Job title is required.'],
  ['no career level', () => profileForm({ career_level: null }), 400, 'Career level is required.'],
  ['a word for an id', () => profileForm({ gender: 'woman' }), 400, 'Gender is required.'],
  ['skills that are no list', () => profileForm({ skills: '{}' }), 400, 'Skills is required.'],
];

test.each(refusals)(
  '%s is refused when creating and updating',
  async (_, form, status, message) => {
    const created = await client.send('POST', path, form());
    expect([created.status, await created.json()]).toEqual([status, { message }]);
    await client.send('POST', path, profileForm());
    const updated = await client.send('PUT', path, form());
    expect([updated.status, await updated.json()]).toEqual([status, { message }]);
    expect((await readRecords()).profiles[0]?.fields.job_title).toBe('Developer');
    expect(client.violations.filter(({ side }) => side === 'response')).toEqual([]);
  },
);

test('the largest resume is taken, and a new profile needs one', async () => {
  const missing = await client.send('POST', path, profileForm({}, null));
  expect(await missing.json()).toEqual({ message: 'Resume is required.' });
  const largest = await client.send('POST', path, profileForm({}, pdfFile(resumeLimit)));
  expect(largest.status).toBe(201);
});

test('a body that is not a form is reported and gets a response', async () => {
  const response = await client.send('POST', path, undefined, {
    'content-type': 'multipart/form-data',
  });
  expect(response.status).toBe(400);
  expect(client.violations.map(({ message }) => message)).toEqual(['body must be a form']);
});
