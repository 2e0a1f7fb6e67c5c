/** Accounts, sessions and profiles of candidates. */
import { examples } from '#contract/generated/agency.examples.ts';
import { accounts, profiles } from '../db/collections.ts';
import { describeCheck, describeProfile } from '../db/describeProfile.ts';
import { hashPassword, isSameEmail, senderOf, signIn } from '../db/sessions.ts';
import { changeRecords } from '../db/store.ts';
import { exampleResponse } from '../responses/examples.ts';
import { agencyHttp } from './agencyHttp.ts';
import { readProfileForm, storeResume } from './profileForm.ts';

const { signedIn } = examples.careersLogin;
const { registered } = examples.careersRegister;
const { profileCreated } = examples.createProfile;
const { profileUpdated } = examples.updateProfile;

const findAccount = (email: string) =>
  accounts.findFirst((q) => q.where((each) => isSameEmail(each.email, email)));
const findProfile = (email: string) => profiles.findFirst((q) => q.where({ email }));

const login = agencyHttp.post('/api/careers/login/', async ({ request, response }) => {
  const { email, password } = await request.json();
  const account = findAccount(email);
  if (account?.password !== hashPassword(password)) {
    return exampleResponse('careersLogin', 'credentialsWrong');
  }
  const { message } = signedIn;
  const check = describeCheck(findProfile(account.email));
  return response('2XX').json(
    { message, user: { email: account.email }, ...check },
    { status: 200, headers: await signIn('careersLogin', account.email) },
  );
});

const register = agencyHttp.post('/api/careers/register/', async ({ request, response }) => {
  const { email, password, password_confirm } = await request.json();
  const hash = hashPassword(password);
  const refusal = await changeRecords(async () => {
    if (findAccount(email)) return 'emailTaken';
    if (password !== password_confirm) return 'passwordsDiffer';
    await accounts.create({ email, password: hash });
    return null;
  });
  if (refusal) return exampleResponse('careersRegister', refusal);
  return response('2XX').json(
    { ...registered, user: { email } },
    { status: 201, headers: await signIn('careersRegister', email) },
  );
});

const checkProfile = agencyHttp.get('/api/careers/profile/check/', ({ request, response }) =>
  response(200).json(describeCheck(findProfile(senderOf('checkProfile', request)))),
);

/** Stores profile and resume, once per account. */
const createProfile = agencyHttp.post('/api/careers/profile/', async ({ request, response }) => {
  const email = senderOf('createProfile', request);
  if (findProfile(email)) return exampleResponse('createProfile', 'profileExists');
  const form = await readProfileForm(request);
  if (form.refused) return exampleResponse('createProfile', form.refused);
  const { fields, file } = form;
  if (!file) return exampleResponse('createProfile', 'resumeNotPdf');
  const resume = await storeResume(file);
  const profile = await changeRecords(() =>
    findProfile(email) ? null : profiles.create({ email, fields, resume }),
  );
  if (!profile) return exampleResponse('createProfile', 'profileExists');
  const { message } = profileCreated;
  return response('2XX').json({ message, profile: describeProfile(profile) }, { status: 201 });
});

/** Replaces the fields; the stored resume stays unless the form has a new one. */
const updateProfile = agencyHttp.put('/api/careers/profile/', async ({ request, response }) => {
  const email = senderOf('updateProfile', request);
  if (!findProfile(email)) return exampleResponse('updateProfile', 'profileMissing');
  const form = await readProfileForm(request);
  if (form.refused) return exampleResponse('updateProfile', form.refused);
  const { fields, file } = form;
  const resume = file && (await storeResume(file));
  const stored = await changeRecords(() =>
    profiles.update((q) => q.where({ email }), {
      data: (profile) => void Object.assign(profile, { fields }, resume && { resume }),
    }),
  );
  if (!stored) return exampleResponse('updateProfile', 'profileMissing');
  const { message } = profileUpdated;
  return response('2XX').json({ message, profile: describeProfile(stored) }, { status: 200 });
});

export const careersHandlers = [login, register, checkProfile, createProfile, updateProfile];
