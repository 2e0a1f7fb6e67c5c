import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { profileFailureText, saveProfile } from './careersCalls.ts';

// Uploads use XMLHttpRequest, which Node lacks.
vi.mock('#shared/api/uploadFetch.ts', () => ({
  uploadFetch: () => (request: Request) => fetch(request),
}));

type Answer = [status: number, body: object];

/** Responses of the server to a check and to a save. */
let check: Answer;
let save: Answer;
let sent: FormData | undefined;

const profile = (job_title: string, gender = 1) => ({ job_title, gender, current_salary: 2 });
const known = decodeOrEmpty(CandidateProfile, profile('Developer'));

beforeEach(() => {
  check = [200, { has_profile: false, profile: null }];
  save = [200, { profile: profile('Saved'), message: 'Profile updated successfully' }];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method !== 'GET') sent = await request.formData();
    const [status, body] = request.method === 'GET' ? check : save;
    return Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

const update = (typed: Parameters<typeof saveProfile>[0]['typed']) =>
  saveProfile({ typed, known, resume: null }, () => {});
const outcome = () => update({}).catch(profileFailureText);

test('an update keeps fields that another tab has saved, except edited ones', async () => {
  check = [200, { has_profile: true, profile: profile('Lead developer', 2) }];
  await update({ expected_salary: '4', gender: '3' });
  expect(['job_title', 'gender', 'expected_salary'].map((name) => sent?.get(name))).toEqual([
    'Lead developer',
    '3',
    '4',
  ]);
});

test('an update keeps lists that another tab has saved', async () => {
  const skills = [{ skill_name: 'Swift', skill_level: 'Expert' }];
  check = [200, { has_profile: true, profile: { ...profile('Developer'), skills } }];
  await update({ gender: '3' });
  expect(sent?.get('skills')).toBe(JSON.stringify(skills));
});

test('if the profile cannot be fetched, the known one is sent', async () => {
  check = [500, {}];
  await update({ gender: '3' });
  expect(sent?.get('job_title')).toBe('Developer');
});

test('an expired session is noticed before the update', async () => {
  sent = undefined;
  check = [401, { message: 'Please sign in' }];
  await expect(update({})).rejects.toMatchObject({ status: 401 });
  expect(sent).toBeUndefined();
});

test('a cleared choice is sent as an empty part', async () => {
  await update({ current_salary: '' });
  expect(sent?.get('current_salary')).toBe('');
});

test.each([200, 201, 400, 409])(
  '%i with "Profile already exists" is not a success',
  async (status) => {
    save = [
      status,
      { message: 'Profile already exists for this user.', profile: profile('Saved') },
    ];
    expect(await outcome()).toBe('exists');
  },
);

test("a success has the server's text", async () => {
  expect(await outcome()).toMatchObject({ message: 'Profile updated successfully' });
});

test("a success without a profile is confirmed by the check, without the server's text", async () => {
  check = [200, { has_profile: true, profile: profile('Found') }];
  save = [200, { message: 'Something went wrong' }];
  expect(await outcome()).toMatchObject({ profile: { job_title: 'Found' }, message: null });
});

test('a success that stored nothing is a failure', async () => {
  save = [200, { message: 'Something went wrong' }];
  expect(await outcome()).toBe('Something went wrong');
});
