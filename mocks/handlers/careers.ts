/** Accounts, sessions and profiles of candidates. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';
import type { StoredProfile } from '../db/records.ts';
import { findCandidate, isSameEmail, startSession } from '../db/sessions.ts';
import { changeRecords, hashPassword, records } from '../db/store.ts';
import { exampleResponse } from '../responses/examples.ts';
import { agencyHttp } from './jobs.ts';

const { signedIn } = examples.careersLogin;
const { registered } = examples.careersRegister;
const { profileCreated } = examples.createProfile;
const { profileUpdated } = examples.updateProfile;

/** All stored PDFs have the URL of the contract's example. */
export const resumeUrl = examples.checkProfile.profileFound.profile.resume;

const lists = examples.getCareersDropdowns.dropdowns;

/** The list of choices of each field. */
const choices = {
  gender: lists.genders,
  nationality: lists.nationalities,
  marital_status: lists.marital_statuses,
  current_salary: lists.salary_ranges,
  expected_salary: lists.salary_ranges,
  career_level: lists.career_levels,
  experience: lists.experiences,
  job_category: lists.job_categories,
};

/** True for a file with the name of a PDF and its signature near the start. */
async function isPdf(file: File): Promise<boolean> {
  const start = await file.slice(0, 1024).arrayBuffer();
  return /\.pdf$/i.test(file.name) && new TextDecoder('latin1').decode(start).includes('%PDF-');
}

type ProfileForm =
  | { refused: 'resumeNotPdf' | 'profileIncomplete'; file?: undefined }
  | { refused: null; fields: StoredProfile['fields']; file: File | null };

/**
 * Fields and resume (null without one) of the form, or the name of the example that refuses it. `refusals.ts` has refused
 * forms that violate the schema.
 */
async function parseProfileForm(request: Request): Promise<ProfileForm> {
  const form = await request.formData();
  const part = form.get('resume');
  const file = part instanceof File ? part : null;
  if (file && !(await isPdf(file))) return { refused: 'resumeNotPdf' };
  const chosen = Object.entries(choices).map(([name, list]) => {
    const id = Number(form.get(name)) || null;
    return { name, id, isListed: id === null || list.some((each) => each.id === id) };
  });
  if (!chosen.every(({ isListed }) => isListed)) return { refused: 'profileIncomplete' };
  const parseList = (name: string) => JSON.parse(String(form.get(name)));
  const fields = {
    job_title: form.get('job_title'),
    ...Object.fromEntries(chosen.map(({ name, id }) => [name, id])),
    education: parseList('education'),
    work_experience: parseList('work_experience'),
    skills: parseList('skills'),
    language_ids: form.getAll('language_ids').map(Number),
  } as StoredProfile['fields'];
  return { refused: null, fields, file };
}

const findAccount = (email: string) =>
  records.accounts.findFirst((q) => q.where((each) => isSameEmail(each.email, email)));
const findProfile = (email: string) => records.profiles.findFirst((q) => q.where({ email }));
/** The candidate of a call that is refused without one (`refusals.ts`). */
const candidateOf = (request: Request) => findCandidate(request) ?? '';

const toResume = (file: File) => ({ name: file.name, size: file.size, content: file });

/** A stored profile as a response body, with resume URL and user. */
const profileJson = (profile: StoredProfile): components['schemas']['CheckedProfile'] => ({
  ...profile.fields,
  resume: resumeUrl,
  user: { email: profile.email },
});

/** Response body of the profile check, with the profile if there is one. */
const checkJson = (profile: StoredProfile | undefined) =>
  profile
    ? ({ has_profile: true, profile: profileJson(profile) } as const)
    : ({ has_profile: false, profile: null } as const);

const login = agencyHttp.post('/api/careers/login/', async ({ request, response }) => {
  const { email, password } = await request.json();
  const account = findAccount(email);
  if (account?.password !== hashPassword(password)) {
    return exampleResponse('careersLogin', 'credentialsWrong');
  }
  const { message } = signedIn;
  const check = checkJson(findProfile(account.email));
  return response('2XX').json(
    { message, user: { email: account.email }, ...check },
    { status: 200, headers: await startSession(account.email) },
  );
});

const register = agencyHttp.post('/api/careers/register/', async ({ request, response }) => {
  const { email, password, password_confirm } = await request.json();
  const isFree = () => !findAccount(email);
  if (isFree() && password !== password_confirm)
    return exampleResponse('careersRegister', 'passwordsDiffer');
  const account = { email, password: hashPassword(password) };
  const isNew = await changeRecords(
    async () => isFree() && (await records.accounts.create(account)) !== undefined,
  );
  if (!isNew) return exampleResponse('careersRegister', 'emailTaken');
  return response('2XX').json(
    { ...registered, user: { email } },
    { status: 201, headers: await startSession(email) },
  );
});

const checkProfile = agencyHttp.get('/api/careers/profile/check/', ({ request, response }) =>
  response(200).json(checkJson(findProfile(candidateOf(request)))),
);

/** Stores profile and resume, once per account. */
const createProfile = agencyHttp.post('/api/careers/profile/', async ({ request, response }) => {
  const email = candidateOf(request);
  const form = await parseProfileForm(request);
  if (findProfile(email)) return exampleResponse('createProfile', 'profileExists');
  if (form.refused) return exampleResponse('createProfile', form.refused);
  if (!form.file) return exampleResponse('createProfile', 'resumeNotPdf');
  const profile = { email, fields: form.fields, resume: toResume(form.file) };
  const isNew = await changeRecords(
    async () => !findProfile(email) && (await records.profiles.create(profile)) !== undefined,
  );
  if (!isNew) return exampleResponse('createProfile', 'profileExists');
  const { message } = profileCreated;
  return response('2XX').json({ message, profile: profileJson(profile) }, { status: 201 });
});

/** Replaces the fields; the stored resume stays unless the form has a new one. */
const updateProfile = agencyHttp.put('/api/careers/profile/', async ({ request, response }) => {
  const form = await parseProfileForm(request);
  const profile = findProfile(candidateOf(request));
  if (!profile) return exampleResponse('updateProfile', 'profileMissing');
  if (form.refused) return exampleResponse('updateProfile', form.refused);
  const { fields, file } = form;
  const resume = file ? toResume(file) : profile.resume;
  await changeRecords(() =>
    records.profiles.update(profile, {
      data: (stored) => void Object.assign(stored, { fields, resume }),
    }),
  );
  const { message } = profileUpdated;
  const updated = profileJson({ ...profile, fields });
  return response('2XX').json({ message, profile: updated }, { status: 200 });
});

export const careersHandlers = [login, register, checkProfile, createProfile, updateProfile];
