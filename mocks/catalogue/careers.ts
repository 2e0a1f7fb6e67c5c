/** Reproductions of sign-in, profile and application. */
import { at, type Visit } from './reproduction.ts';

const visitor: Visit = { path: '/careers', as: 'visitor' };
const signIn: Visit = { path: '/careers?dialog=sign-in', as: 'visitor', steps: ['signIn'] };
const register: Visit = { path: '/careers?dialog=register', as: 'visitor', steps: ['register'] };
const logOut: Visit = { path: '/careers', as: 'candidate-with-profile', steps: ['logOut'] };
const apply: Visit = { path: '/careers', as: 'candidate-with-profile', steps: ['apply'] };
const profile = '/careers?dialog=profile';
const newProfile: Visit = { path: profile, as: 'candidate', steps: ['createProfile'] };
const oldProfile: Visit = {
  path: profile,
  as: 'candidate-with-profile',
  steps: ['updateProfile'],
  mswOnly: 'Prism takes a form that repeats a field once for a broken list, and refuses it.',
};

export const careersReproductions = {
  ...at('Careers, header: whoever was signed in counts as signed out', 'page', visitor, {
    profileCheckFailed: 'checkProfile: serverError notSignedIn network',
  }),
  ...at('Sign-in and registration dialog', 'form', signIn, {
    authRefused: [
      'careersLogin: credentialsWrong credentialsIncomplete tooManyRequests',
      [register, 'careersRegister: emailTaken'],
    ],
    authFailed: [
      'careersLogin: signInFailed csrfFailed',
      [register, 'careersRegister: registrationFailed missingCredential'],
    ],
    authUnreachable: ['careersLogin: network', [register, 'careersRegister: network']],
  }),
  ...at('Careers, after Logout', 'success toast', logOut, { loggedOut: '' }),
  ...at('Profile dialog', 'form', newProfile, {
    profileRefused: [
      'createProfile: resumeNotPdf profileIncomplete resumeTooLarge',
      [oldProfile, 'updateProfile: profileIncomplete resumeTooLarge profileMissing'],
    ],
    profileFailed: [
      'createProfile: profileNotSaved csrfFailed',
      [oldProfile, 'updateProfile: profileNotSaved'],
    ],
    profileUnreachable: ['createProfile: network', [oldProfile, 'updateProfile: network']],
  }),
  ...at('Profile dialog, saved twice, which closes', 'info toast', newProfile, {
    profileExists: 'createProfile: profileExists',
  }),
  ...at('Careers and job, after Apply', 'success toast', apply, { applied: 'applyToJob: applied' }),
  ...at('Careers and job, after Apply', 'warning toast', apply, {
    alreadyApplied: `applyToJob: alreadyApplied alreadyAppliedError alreadyAppliedDetail
      alreadyAppliedErrors alreadyAppliedOk`,
  }),
  ...at('Careers and job, after Apply', 'error toast', apply, {
    applyRefused: 'applyToJob: jobClosed jobNotFound profileRequired csrfFailed',
    applyFailed: 'applyToJob: applicationFailed',
    applyUnreachable: 'applyToJob: network html',
  }),
};
