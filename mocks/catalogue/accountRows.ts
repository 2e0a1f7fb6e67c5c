/** How to see the texts of the checkout, and of sign-in, profile and application. */
import { at, bodyText, type Cause, type Row, rows, type Visit, when } from './cause.ts';

type Spot = Omit<Row, 'place' | 'causes'>;

const form = (visit: Visit, says?: Row['says']): Spot => ({ surface: 'form', ...visit, says });
const toast = (surface: Row['surface'], visit: Visit, says?: Row['says']): Spot => ({
  surface,
  ...visit,
  says,
});

const logIn: Visit = { path: '/login', as: 'visitor', steps: ['logIn'] };
const signUp: Visit = { path: '/subscription', as: 'visitor', steps: ['signUp'] };
const modal = (...steps: NonNullable<Visit['steps']>): Visit => ({
  path: '/pricing?plan=premium',
  as: 'subscriber',
  steps,
});
const enter = modal('enterEmployees');
const pay = modal('enterEmployees', 'payByCard');
const decline = modal('enterEmployees', 'payByDeclinedCard');
const accountForm = 'Subscription, login and sign-up form';
const recording = 'Payment modal, recording a confirmed payment';
const beforeCard = 'Payment modal, before the card form; a refused token asks for login';
const onSignUp = (causes: Cause[]) => at(signUp, causes);

/** Texts of the subscription checkout. */
export const subscriptionRows = {
  ...rows('Payment modal and subscription page', form(modal('continueWithoutEmployees')), {
    employeesInvalid: [],
  }),
  ...rows(accountForm, form(logIn, bodyText), {
    subscriberRefused: [
      ...when('loginAccount', 'loginWrong'),
      ...onSignUp(when('registerAccount', 'usernameTaken', 'emailTaken')),
    ],
  }),
  ...rows(accountForm, form(logIn), {
    subscriberFailed: [
      ...when('loginAccount', 'loginUnavailable', 'loginFieldProblems', 'network'),
      ...onSignUp(when('registerAccount', 'fieldProblems', 'registrationUnavailable')),
    ],
  }),
  ...rows('Subscription, after the sign-up form', toast('success toast', signUp), { signedUp: [] }),
  ...rows('Subscription, after the login form', toast('success toast', logIn), { loggedIn: [] }),
  ...rows('Payment modal, before the card form', form(enter, bodyText), {
    intentRefused: when('createPaymentIntent', 'intentRefused', 'intentRefusedOk', 'badGateway'),
  }),
  ...rows(beforeCard, form(enter), {
    intentFailed: [
      ...when('createPaymentIntent', 'intentFailed', 'intentWithoutSecret', 'network', 'html'),
    ],
  }),
  ...rows('Payment modal, in place of the card form', form(enter), {
    stripeNotLoaded: when('stripe', 'notLoaded'),
  }),
  ...rows('Payment modal, card form', form(modal('enterEmployees', 'pressPay')), {
    paymentElementMissing: when('stripe', 'elementMissing'),
  }),
  ...rows(
    'Payment modal, card form',
    form(decline, () => 'Your card was declined.'),
    {
      cardRefused: [],
    },
  ),
  ...rows(recording, form(pay, bodyText), {
    subscriptionRefused: [
      ...when('recordPaymentMethod', 'subscriptionRefused', 'subscriptionRefusedOk'),
    ],
  }),
  ...rows(recording, form(pay), {
    subscriptionFailed: when('recordPaymentMethod', 'subscriptionFailed', 'network', 'html'),
  }),
  ...rows('Payment modal, with the receipt', toast('success toast', pay), { subscribed: [] }),
};

const visitor: Visit = { path: '/careers', as: 'visitor' };
const signIn: Visit = { path: '/careers?dialog=sign-in', as: 'visitor', steps: ['signIn'] };
const register: Visit = { path: '/careers?dialog=register', as: 'visitor', steps: ['register'] };
const profile = '/careers?dialog=profile';
const create: Visit = { path: profile, as: 'candidate', steps: ['createProfile'] };
const update: Visit = { path: profile, as: 'candidate-with-profile', steps: ['updateProfile'] };
const candidate: Visit = { path: '/careers', as: 'candidate-with-profile' };
const logOut: Visit = { ...candidate, steps: ['logOut'] };
const apply: Visit = { ...candidate, steps: ['apply'] };
const authForm = 'Sign-in and registration dialog';
const signedOut = 'Careers, header: whoever was signed in counts as signed out';
const afterApply = 'Careers and job, after Apply';
const mswOnly = 'Prism takes a form that repeats a field once for a broken list, and refuses it.';
const onRegister = (causes: Cause[]) => at(register, causes);
const onUpdate = (causes: Cause[]) => at({ ...update, mswOnly }, causes);

/** Texts of sign-in, profile and application. */
export const careersRows = {
  ...rows(signedOut, toast('page', visitor), {
    profileCheckFailed: when('checkProfile', 'serverError', 'notSignedIn', 'network'),
  }),
  ...rows(authForm, form(signIn, bodyText), {
    authRefused: [
      ...when('careersLogin', 'credentialsWrong', 'credentialsIncomplete', 'tooManyRequests'),
      ...onRegister(when('careersRegister', 'emailTaken')),
    ],
  }),
  ...rows(authForm, form(signIn), {
    authFailed: [
      ...when('careersLogin', 'signInFailed', 'csrfFailed'),
      ...onRegister(when('careersRegister', 'registrationFailed', 'missingCredential')),
    ],
    authUnreachable: [
      ...when('careersLogin', 'network'),
      ...onRegister(when('careersRegister', 'network')),
    ],
  }),
  ...rows('Careers, after Logout', toast('success toast', logOut), { loggedOut: [] }),
  ...rows('Profile dialog', form(create, bodyText), {
    profileRefused: [
      ...when('createProfile', 'resumeNotPdf', 'profileIncomplete', 'resumeTooLarge'),
      ...onUpdate(when('updateProfile', 'profileIncomplete', 'resumeTooLarge', 'profileMissing')),
    ],
  }),
  ...rows('Profile dialog', form(create), {
    profileFailed: [
      ...when('createProfile', 'profileNotSaved', 'csrfFailed'),
      ...onUpdate(when('updateProfile', 'profileNotSaved')),
    ],
    profileUnreachable: [
      ...when('createProfile', 'network'),
      ...onUpdate(when('updateProfile', 'network')),
    ],
  }),
  ...rows('Profile dialog, saved twice, which closes', toast('info toast', create), {
    profileExists: when('createProfile', 'profileExists'),
  }),
  ...rows(afterApply, toast('success toast', apply), { applied: when('applyToJob', 'applied') }),
  ...rows(afterApply, toast('warning toast', apply), {
    alreadyApplied: [
      ...when('applyToJob', 'alreadyApplied', 'alreadyAppliedError', 'alreadyAppliedDetail'),
      ...when('applyToJob', 'alreadyAppliedErrors', 'alreadyAppliedOk'),
    ],
  }),
  ...rows(afterApply, toast('error toast', apply, bodyText), {
    applyRefused: when('applyToJob', 'jobClosed', 'jobNotFound', 'profileRequired', 'csrfFailed'),
  }),
  ...rows(afterApply, toast('error toast', apply), {
    applyFailed: when('applyToJob', 'applicationFailed'),
    applyUnreachable: when('applyToJob', 'network', 'html'),
  }),
};
