/** How to see the texts of the checkout, and of sign-in, profile and application. */
import { at, rows, type Surface, type Visit, when } from './cause.ts';

const form = (visit: Visit) => ({ surface: 'form', ...visit }) as const;
const toast = (surface: Surface, visit: Visit) => ({ surface, ...visit });

const logIn: Visit = { path: '/login', as: 'visitor', steps: ['logIn'] };
const signUp: Visit = { path: '/subscription', as: 'visitor', steps: ['signUp'] };
const modal = (...steps: NonNullable<Visit['steps']>): Visit => ({
  path: '/pricing?plan=premium',
  as: 'subscriber',
  steps,
});
const enter = modal('enterEmployees');
const pay = modal('enterEmployees', 'payByCard');

/** Texts of the subscription checkout. */
export const subscriptionRows = {
  ...rows('Payment modal and subscription page', form(modal('continueWithoutEmployees')), {
    employeesInvalid: [],
  }),
  ...rows('Subscription, login and sign-up form', form(logIn), {
    subscriberRefused: [
      ...when('loginAccount', 'loginWrong'),
      ...at(signUp, when('registerAccount', 'usernameTaken', 'emailTaken')),
    ],
    subscriberFailed: [
      ...when('loginAccount', 'loginUnavailable', 'loginFieldProblems', 'network'),
      ...at(signUp, when('registerAccount', 'fieldProblems', 'registrationUnavailable')),
    ],
  }),
  ...rows('Subscription, after the sign-up form', toast('success toast', signUp), { signedUp: [] }),
  ...rows('Subscription, after the login form', toast('success toast', logIn), { loggedIn: [] }),
  ...rows('Payment modal, before the card form; a refused token asks for login', form(enter), {
    intentRefused: when('createPaymentIntent', 'intentRefused', 'intentRefusedOk', 'badGateway'),
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
  ...rows('Payment modal, card form', form(modal('enterEmployees', 'payByDeclinedCard')), {
    cardRefused: [],
  }),
  ...rows('Payment modal, after a payment; a bar on other pages while it is pending', form(pay), {
    paymentIncomplete: when('stripe', 'requires_payment_method', 'requires_confirmation'),
    paymentNotApproved: when('stripe', 'requires_action'),
    paymentCancelled: when('stripe', 'canceled'),
    paymentProcessing: when('stripe', 'processing'),
    paymentReserved: at({ path: '/subscription' }, when('stripe', 'requires_capture')),
  }),
  ...rows('Payment modal, recording a confirmed payment', form(pay), {
    subscriptionRefused: [
      ...when('recordPaymentMethod', 'subscriptionRefused', 'subscriptionRefusedOk'),
    ],
    subscriptionFailed: when('recordPaymentMethod', 'subscriptionFailed', 'network', 'html'),
  }),
  ...rows('Payment modal, with the receipt', toast('success toast', pay), { subscribed: [] }),
};

const visitor: Visit = { path: '/careers', as: 'visitor' };
const signIn: Visit = { path: '/careers?dialog=sign-in', as: 'visitor', steps: ['signIn'] };
const register: Visit = { path: '/careers?dialog=register', as: 'visitor', steps: ['register'] };
const profile = '/careers?dialog=profile';
const create: Visit = { path: profile, as: 'candidate', steps: ['createProfile'] };
const mswOnly = 'Prism takes a form that repeats a field once for a broken list, and refuses it.';
const update: Visit = { path: profile, as: 'candidate-with-profile', steps: ['updateProfile'] };
const onUpdate = { ...update, mswOnly };
const candidate: Visit = { path: '/careers', as: 'candidate-with-profile' };
const logOut: Visit = { ...candidate, steps: ['logOut'] };
const apply: Visit = { ...candidate, steps: ['apply'] };
const signedOut = 'Careers, header: whoever was signed in counts as signed out';
const afterApply = 'Careers and job, after Apply';

/** Texts of sign-in, profile and application. */
export const careersRows = {
  ...rows(signedOut, toast('page', visitor), {
    profileCheckFailed: when('checkProfile', 'serverError', 'notSignedIn', 'network'),
  }),
  ...rows('Sign-in and registration dialog', form(signIn), {
    authRefused: [
      ...when('careersLogin', 'credentialsWrong', 'credentialsIncomplete', 'tooManyRequests'),
      ...at(register, when('careersRegister', 'emailTaken')),
    ],
    authFailed: [
      ...when('careersLogin', 'signInFailed', 'csrfFailed'),
      ...at(register, when('careersRegister', 'registrationFailed', 'missingCredential')),
    ],
    authUnreachable: [
      ...when('careersLogin', 'network'),
      ...at(register, when('careersRegister', 'network')),
    ],
  }),
  ...rows('Careers, after Logout', toast('success toast', logOut), { loggedOut: [] }),
  ...rows('Profile dialog', form(create), {
    profileRefused: [
      ...when('createProfile', 'resumeNotPdf', 'profileIncomplete', 'resumeTooLarge'),
      ...at(onUpdate, when('updateProfile', 'profileIncomplete', 'resumeTooLarge')),
      ...at(onUpdate, when('updateProfile', 'profileMissing')),
    ],
    profileFailed: [
      ...when('createProfile', 'profileNotSaved', 'csrfFailed'),
      ...at(onUpdate, when('updateProfile', 'profileNotSaved')),
    ],
    profileUnreachable: [
      ...when('createProfile', 'network'),
      ...at(onUpdate, when('updateProfile', 'network')),
    ],
  }),
  ...rows('Profile dialog, which closes', toast('success toast', onUpdate), {
    profileSaved: when('updateProfile', 'empty'),
  }),
  ...rows('Profile dialog, saved twice, which closes', toast('info toast', create), {
    profileExists: when('createProfile', 'profileExists', 'profileExistsConflict'),
  }),
  ...rows(afterApply, toast('success toast', apply), { applied: when('applyToJob', 'applied') }),
  ...rows(afterApply, toast('warning toast', apply), {
    alreadyApplied: [
      ...when('applyToJob', 'alreadyApplied', 'alreadyAppliedError', 'alreadyAppliedDetail'),
      ...when('applyToJob', 'alreadyAppliedErrors', 'alreadyAppliedOk', 'alreadyAppliedConflict'),
    ],
  }),
  ...rows(afterApply, toast('error toast', apply), {
    applyRefused: when('applyToJob', 'jobClosed', 'jobNotFound', 'profileRequired', 'csrfFailed'),
    applyFailed: when('applyToJob', 'applicationFailed'),
    applyUnreachable: when('applyToJob', 'network', 'html'),
  }),
};
