/** Rules of the mock that the conformance check does not know. */
import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '../db/presets.ts';
import { listRecords } from '../db/store.ts';
import { createTestClient, pdfFile, profileForm, registerCandidate } from '../testClient.ts';

const path = '/api/careers/profile/';

let client = createTestClient();

beforeEach(async () => {
  resetMock();
  client = createTestClient();
  await registerCandidate(client);
});

test('two simultaneous requests create one profile, with the PDF that was sent', async () => {
  const file = new File(['intro\n%PDF-1.7 \u00e9'], 'My CV.PDF', { type: 'application/pdf' });
  const create = () => client.send('POST', path, profileForm({}, file));
  const responses = await Promise.all([create(), create()]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  const [{ resume } = {}, ...others] = listRecords().profiles;
  expect([resume?.name, others]).toEqual(['My CV.PDF', []]);
  expect(await resume?.content?.bytes()).toEqual(await file.bytes());
});

const notPdf = 'The resume must be a PDF file.';
const incomplete = 'A field is missing or has a value that it cannot have.';
const resume = (...parts: string[]) => profileForm({}, new File(parts, 'cv.pdf'));
const picture = new File(['%PDF-'], 'a.pdf', { type: 'image/png' });

test.each<[what: string, form: FormData, message: string]>([
  ['an empty file', resume(), notPdf],
  ['a late signature', resume(' '.repeat(1020), '%PDF-'), notPdf],
  ['a type of pictures', profileForm({}, picture), notPdf],
  ['a name without .pdf', profileForm({}, pdfFile(32, 'r.exe')), notPdf],
  ['an unknown id of a choice', profileForm({ gender: '999999' }), incomplete],
  ['skills that are not a list', profileForm({ skills: '{}' }), incomplete],
])('%s is refused when creating and updating', async (_, form, message) => {
  expect(await client.ask('POST', path, form)).toEqual([400, { message }]);
  await client.send('POST', path, profileForm());
  expect(await client.ask('PUT', path, form)).toEqual([400, { message }]);
  expect(listRecords().profiles[0]?.fields.job_title).toBe('Developer');
});

test('a body that is not a form is reported and gets a response', async () => {
  const headers = { 'content-type': 'multipart/form-data' };
  expect((await client.send('POST', path, undefined, headers)).status).toBe(400);
  expect(client.violations.map(({ message }) => message)).toEqual(['body must be a form']);
});
