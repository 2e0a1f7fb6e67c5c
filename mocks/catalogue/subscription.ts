/** Scenarios of the subscription checkout. */

import { examples } from '#contract/generated/hrms.examples.ts';
import type { CatalogueId } from '#errors/catalogue.ts';
import { outcomeOf } from '../stripe/testCards.ts';
import type { Scenario } from './scenario.ts';

const { registerAccount, loginAccount, createPaymentIntent, recordPaymentMethod } = examples;

const modal = { path: '/pricing?plan=premium', as: 'subscriber' } as const;
const login = { path: '/login', as: 'visitor', steps: ['logIn'] } as const;
const signUp = { path: '/subscription', as: 'visitor', steps: ['signUp'] } as const;
const declined = outcomeOf({ number: '4000000000000002', expiry: '12 / 34', code: '123' });

export const subscriptionScenarios = {
  employeesInvalid: {
    ...modal,
    place: 'Payment modal and subscription page, number of employees',
    mock: '',
    steps: ['continueWithoutEmployees'],
  },
  subscriberRefused: {
    ...login,
    place: 'Subscription, login and sign-up form',
    mock: 'loginAccount:loginWrong',
    says: loginAccount.loginWrong.detail,
    also: [
      {
        ...signUp,
        mock: 'registerAccount:usernameTaken',
        says: registerAccount.usernameTaken.detail,
      },
      { ...signUp, mock: 'registerAccount:emailTaken', says: registerAccount.emailTaken.detail },
    ],
  },
  subscriberFailed: {
    ...login,
    place: 'Subscription, login and sign-up form',
    mock: 'loginAccount:loginUnavailable',
    also: [
      { mock: 'loginAccount:loginFieldProblems' },
      { mock: 'loginAccount:network' },
      { ...signUp, mock: 'registerAccount:fieldProblems' },
      { ...signUp, mock: 'registerAccount:registrationUnavailable' },
    ],
  },
  signedUp: { ...signUp, place: 'Subscription, after the sign-up form', mock: '' },
  loggedIn: { ...login, place: 'Subscription, after the login form', mock: '' },
  intentRefused: {
    ...modal,
    place: 'Payment modal, before the card form',
    mock: 'createPaymentIntent:intentRefused',
    steps: ['enterEmployees'],
    says: createPaymentIntent.intentRefused.error,
    also: [
      {
        mock: 'createPaymentIntent:intentRefusedOk',
        says: createPaymentIntent.intentRefusedOk.error,
      },
      { mock: 'createPaymentIntent:badGateway', says: createPaymentIntent.badGateway.error },
    ],
  },
  intentFailed: {
    ...modal,
    place: 'Payment modal, before the card form; a refused token asks for login',
    mock: 'createPaymentIntent:intentFailed',
    steps: ['enterEmployees'],
    also: [
      { mock: 'createPaymentIntent:intentWithoutSecret' },
      { mock: 'createPaymentIntent:network' },
      { mock: 'createPaymentIntent:html' },
    ],
  },
  stripeNotLoaded: {
    ...modal,
    place: 'Payment modal, in place of the card form',
    mock: 'stripe:notLoaded',
    steps: ['enterEmployees'],
  },
  paymentElementMissing: {
    ...modal,
    place: 'Payment modal, card form',
    mock: 'stripe:elementMissing',
    steps: ['enterEmployees', 'pressPay'],
  },
  cardRefused: {
    ...modal,
    place: 'Payment modal, card form',
    mock: '',
    steps: ['enterEmployees', 'payByDeclinedCard'],
    says: declined.problem ?? '',
  },
  subscriptionRefused: {
    ...modal,
    place: 'Payment modal, after the card was charged',
    mock: 'recordPaymentMethod:subscriptionRefused',
    steps: ['enterEmployees', 'payByCard'],
    says: recordPaymentMethod.subscriptionRefused.error,
    also: [
      {
        mock: 'recordPaymentMethod:subscriptionRefusedOk',
        says: recordPaymentMethod.subscriptionRefusedOk.error,
      },
    ],
  },
  subscriptionFailed: {
    ...modal,
    place: 'Payment modal, after the card was charged',
    mock: 'recordPaymentMethod:subscriptionFailed',
    steps: ['enterEmployees', 'payByCard'],
    also: [{ mock: 'recordPaymentMethod:network' }, { mock: 'recordPaymentMethod:html' }],
  },
  subscribed: {
    ...modal,
    place: 'Payment modal, with the receipt',
    mock: '',
    steps: ['enterEmployees', 'payByCard'],
  },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
