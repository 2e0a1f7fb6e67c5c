import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkProfile, profileFailureText, saveProfile } from './careersCalls.ts';
import { decodeProfile } from './profile.ts';

type Answer = [status: number, body?: object | null];

/** Responses of the server to a check and to a save. */
let check: Answer;
let save: Answer;
let sent: { method: string; form: FormData } | null = null;

const skills = [{ skill_name: 'Swift', skill_level: null, 'unknown to us': 1 }];
const profile = (job_title: string, gender = 1) => ({ job_title, gender, current_salary: 2 });
const known = decodeProfile({ ...profile('Developer'), skills });
const resume = new File(['%PDF-'], 'cv.pdf');

beforeEach(() => {
  check = [200, { has_profile: true, profile: { ...profile('Developer'), skills } }];
  save = [200, { profile: profile('Saved'), message: 'Profile updated successfully' }];
  sent = null;
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method } = request;
    if (method !== 'GET') sent = { method, form: await request.formData() };
    const [status, body] = method === 'GET' ? check : save;
    return body === undefined ? new Response(null, { status }) : Response.json(body, { status });
  });
});
afterEach(() => vi.unstubAllGlobals());

type Changes = Partial<Parameters<typeof saveProfile>[0]>;
const update = (changes: Changes = {}) =>
  saveProfile({ typed: {}, known, resume: null, ...changes });
const outcome = (changes?: Changes) => update(changes).catch(profileFailureText);
const sentFields = (...names: string[]) => names.map((name) => sent?.form.get(name));

test('an update keeps what another tab has saved, except edited fields', async () => {
  const others = [{ skill_name: 'Rust' }, null];
  check = [200, { has_profile: true, profile: { ...profile('Lead', 2), skills: others } }];
  await update({ typed: { expected_salary: '4', gender: '3', current_salary: '' } });
  expect(sentFields('job_title', 'gender', 'expected_salary', 'current_salary')).toEqual([
    'Lead',
    '3',
    '4',
    '',
  ]);
  expect(sentFields('skills')).toEqual([JSON.stringify(others)]);
});

test('a check that fails with 503 is made twice', async () => {
  const failing = vi.fn(async () => Response.json({}, { status: 503 }));
  vi.stubGlobal('fetch', failing);
  await expect(checkProfile()).rejects.toMatchObject({ status: 503 });
  expect(failing).toHaveBeenCalledTimes(2);
});

test('a profile beside the word that there is none is none', async () => {
  check = [200, { has_profile: false, profile: { user: { email: 'a@b.example' } } }];
  expect(await checkProfile()).toEqual({ email: 'a@b.example', profile: null });
});

test('if the check fails, the known profile is sent', async () => {
  check = [500, {}];
  await update({ typed: { gender: '3' } });
  expect(sentFields('job_title', 'skills')).toEqual(['Developer', JSON.stringify(skills)]);
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

test("a success with a profile has the server's text", async () => {
  expect(await outcome()).toMatchObject({
    profile: { job_title: 'Saved' },
    message: 'Profile updated successfully',
  });
});

test.each([
  [200, {}],
  [200, null],
  [200, { message: 'Something went on' }],
  [201, undefined],
  [204, undefined],
])('after %i %j the profile is the one of the check', async (status, body) => {
  save = [status, body];
  check = [200, { has_profile: true, profile: profile('Found') }];
  expect(await outcome()).toMatchObject({ profile: { job_title: 'Found' }, message: null });
  check = [500, {}];
  const kept = await outcome({ typed: { job_title: 'Typed' } });
  expect(kept).toMatchObject({ profile: { job_title: 'Typed', skills: JSON.stringify(skills) } });
});

test('a success with an error, or of which the check finds nothing, is a failure', async () => {
  save = [200, { error: 'Not stored', profile: profile('Saved') }];
  expect(await outcome()).toBe('Not stored');
  check = [200, { has_profile: false }];
  save = [200, { message: 'Something went wrong' }];
  expect(await outcome({ known: null, resume })).toBe('Something went wrong');
});
