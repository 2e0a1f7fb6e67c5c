/** Scenarios of sign-in, profile and application. */

import { examples } from '#contract/generated/agency.examples.ts';
import type { CatalogueId } from '#errors/catalogue.ts';
import type { Scenario } from './scenario.ts';

const { careersLogin, careersRegister, createProfile, updateProfile, applyToJob } = examples;

const signIn = { path: '/careers?dialog=sign-in', as: 'visitor', steps: ['signIn'] } as const;
const register = { path: '/careers?dialog=register', as: 'visitor', steps: ['register'] } as const;
const newProfile = {
  path: '/careers?dialog=profile',
  as: 'candidate',
  steps: ['createProfile'],
} as const;
const oldProfile = {
  path: '/careers?dialog=profile',
  as: 'candidate-with-profile',
  steps: ['updateProfile'],
  mswOnly: 'Prism takes a form that repeats a field once for a broken list, and refuses it.',
} as const;
const application = { path: '/careers', as: 'candidate-with-profile', steps: ['apply'] } as const;

export const careersScenarios = {
  profileCheckFailed: {
    place: 'Careers, header: whoever was signed in counts as signed out',
    path: '/careers',
    as: 'visitor',
    mock: 'checkProfile:serverError',
    also: [{ mock: 'checkProfile:notSignedIn' }, { mock: 'checkProfile:network' }],
  },
  authRefused: {
    ...signIn,
    place: 'Sign-in and registration dialog',
    mock: 'careersLogin:credentialsWrong',
    says: careersLogin.credentialsWrong.message,
    also: [
      {
        mock: 'careersLogin:credentialsIncomplete',
        says: careersLogin.credentialsIncomplete.message,
      },
      { ...register, mock: 'careersRegister:emailTaken', says: careersRegister.emailTaken.message },
      { mock: 'careersLogin:tooManyRequests', says: careersLogin.tooManyRequests.message },
    ],
  },
  authFailed: {
    ...signIn,
    place: 'Sign-in and registration dialog',
    mock: 'careersLogin:signInFailed',
    also: [
      { ...register, mock: 'careersRegister:registrationFailed' },
      { ...register, mock: 'careersRegister:missingCredential' },
      { mock: 'careersLogin:csrfFailed' },
    ],
  },
  authUnreachable: {
    ...signIn,
    place: 'Sign-in and registration dialog',
    mock: 'careersLogin:network',
    also: [{ ...register, mock: 'careersRegister:network' }],
  },
  loggedOut: {
    place: 'Careers, after Logout',
    path: '/careers',
    as: 'candidate-with-profile',
    mock: '',
    steps: ['logOut'],
  },
  profileRefused: {
    ...newProfile,
    place: 'Profile dialog',
    mock: 'createProfile:resumeNotPdf',
    says: createProfile.resumeNotPdf.message,
    also: [
      { mock: 'createProfile:profileIncomplete', says: createProfile.profileIncomplete.message },
      { mock: 'createProfile:resumeTooLarge', says: createProfile.resumeTooLarge.message },
      {
        ...oldProfile,
        mock: 'updateProfile:profileIncomplete',
        says: updateProfile.profileIncomplete.message,
      },
      {
        ...oldProfile,
        mock: 'updateProfile:resumeTooLarge',
        says: updateProfile.resumeTooLarge.message,
      },
      {
        ...oldProfile,
        mock: 'updateProfile:profileMissing',
        says: updateProfile.profileMissing.message,
      },
    ],
  },
  profileFailed: {
    ...newProfile,
    place: 'Profile dialog',
    mock: 'createProfile:profileNotSaved',
    also: [
      { ...oldProfile, mock: 'updateProfile:profileNotSaved' },
      { mock: 'createProfile:csrfFailed' },
    ],
  },
  profileUnreachable: {
    ...newProfile,
    place: 'Profile dialog',
    mock: 'createProfile:network',
    also: [{ ...oldProfile, mock: 'updateProfile:network' }],
  },
  profileExists: {
    ...newProfile,
    place: 'Profile dialog, which closes',
    mock: 'createProfile:profileExists',
  },
  applied: {
    ...application,
    place: 'Careers and job, after Apply',
    mock: 'applyToJob:applied',
  },
  alreadyApplied: {
    ...application,
    place: 'Careers and job, after Apply',
    mock: 'applyToJob:alreadyApplied',
    also: [
      { mock: 'applyToJob:alreadyAppliedError' },
      { mock: 'applyToJob:alreadyAppliedDetail' },
      { mock: 'applyToJob:alreadyAppliedErrors' },
      { mock: 'applyToJob:alreadyAppliedOk' },
    ],
  },
  applyRefused: {
    ...application,
    place: 'Careers and job, after Apply',
    mock: 'applyToJob:jobClosed',
    says: applyToJob.jobClosed.error,
    also: [
      { mock: 'applyToJob:jobNotFound', says: applyToJob.jobNotFound.detail },
      { mock: 'applyToJob:profileRequired', says: applyToJob.profileRequired.message },
      { mock: 'applyToJob:csrfFailed', says: applyToJob.csrfFailed.detail },
    ],
  },
  applyFailed: {
    ...application,
    place: 'Careers and job, after Apply',
    mock: 'applyToJob:applicationFailed',
  },
  applyUnreachable: {
    ...application,
    place: 'Careers and job, after Apply',
    mock: 'applyToJob:network',
    also: [{ mock: 'applyToJob:html' }],
  },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
