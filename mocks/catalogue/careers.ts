/** Scenarios of sign-in, profile and application. */
import type { CatalogueId } from '#errors/catalogue.ts';
import type { Scenario } from './scenario.ts';

const signIn = {
  place: 'Sign-in and registration dialog',
  path: '/careers?dialog=sign-in',
  as: 'visitor',
  steps: ['signIn'],
} as const;
const register = { path: '/careers?dialog=register', steps: ['register'] } as const;
const newProfile = {
  place: 'Profile dialog',
  path: '/careers?dialog=profile',
  as: 'candidate',
  steps: ['createProfile'],
} as const;
const oldProfile = {
  as: 'candidate-with-profile',
  steps: ['updateProfile'],
  mswOnly: 'Prism takes a form that repeats a field once for a broken list, and refuses it.',
} as const;
const application = {
  place: 'Careers and job, after Apply',
  path: '/careers',
  as: 'candidate-with-profile',
  steps: ['apply'],
} as const;

export const careersScenarios = {
  profileCheckFailed: {
    surface: 'page',
    place: 'Careers, header: whoever was signed in counts as signed out',
    path: '/careers',
    as: 'visitor',
    mock: 'checkProfile:serverError',
    also: ['notSignedIn', 'network'],
  },
  authRefused: {
    surface: 'form',
    ...signIn,
    mock: 'careersLogin:credentialsWrong',
    also: [
      'credentialsIncomplete',
      { ...register, mock: 'careersRegister:emailTaken' },
      'tooManyRequests',
    ],
  },
  authFailed: {
    surface: 'form',
    ...signIn,
    mock: 'careersLogin:signInFailed',
    also: [
      { ...register, mock: 'careersRegister:registrationFailed' },
      { ...register, mock: 'careersRegister:missingCredential' },
      'csrfFailed',
    ],
  },
  authUnreachable: {
    surface: 'form',
    ...signIn,
    mock: 'careersLogin:network',
    also: [{ ...register, mock: 'careersRegister:network' }],
  },
  loggedOut: {
    surface: 'toast',
    place: 'Careers, after Logout',
    path: '/careers',
    as: 'candidate-with-profile',
    mock: '',
    steps: ['logOut'],
  },
  logoutFailed: {
    surface: 'notice',
    place: 'Careers, after Logout',
    path: '/careers',
    as: 'candidate-with-profile',
    mock: 'logout:network',
    also: ['503', 'html', 'timeout'],
    steps: ['logOut'],
  },
  profileRefused: {
    surface: 'form',
    ...newProfile,
    mock: 'createProfile:resumeNotPdf',
    also: [
      'profileIncomplete',
      'resumeTooLarge',
      { ...oldProfile, mock: 'updateProfile:profileIncomplete' },
      { ...oldProfile, mock: 'updateProfile:resumeTooLarge' },
      { ...oldProfile, mock: 'updateProfile:profileMissing' },
    ],
  },
  profileFailed: {
    surface: 'form',
    ...newProfile,
    mock: 'createProfile:profileNotSaved',
    also: [{ ...oldProfile, mock: 'updateProfile:profileNotSaved' }, 'csrfFailed'],
  },
  profileUnreachable: {
    surface: 'form',
    ...newProfile,
    mock: 'createProfile:network',
    also: [{ ...oldProfile, mock: 'updateProfile:network' }],
  },
  profileExists: {
    surface: 'toast',
    ...newProfile,
    place: 'Profile dialog, which closes',
    mock: 'createProfile:profileExists',
  },
  applied: { surface: 'toast', ...application, mock: 'applyToJob:applied' },
  alreadyApplied: {
    surface: 'toast',
    ...application,
    mock: 'applyToJob:alreadyApplied',
    also: [
      'alreadyAppliedError',
      'alreadyAppliedDetail',
      'alreadyAppliedErrors',
      'alreadyAppliedOk',
    ],
  },
  applyRefused: {
    surface: 'toast',
    ...application,
    mock: 'applyToJob:jobClosed',
    also: ['jobNotFound', 'profileRequired', 'csrfFailed'],
  },
  applyFailed: { surface: 'toast', ...application, mock: 'applyToJob:applicationFailed' },
  applyUnreachable: {
    surface: 'toast',
    ...application,
    mock: 'applyToJob:network',
    also: ['html'],
  },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
