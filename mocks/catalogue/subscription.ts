/** Scenarios of the subscription checkout. */
import type { CatalogueId } from '#errors/catalogue.ts';
import type { Scenario } from './scenario.ts';

const modal = { path: '/pricing?plan=premium', as: 'subscriber' } as const;
const intent = { ...modal, steps: ['enterEmployees'] } as const;
const payment = {
  ...modal,
  place: 'Payment modal, after the card was charged',
  steps: ['enterEmployees', 'payByCard'],
} as const;
const login = {
  place: 'Subscription, login and sign-up form',
  path: '/login',
  as: 'visitor',
  steps: ['logIn'],
} as const;
const signUp = { path: '/subscription', as: 'visitor', steps: ['signUp'] } as const;

export const subscriptionScenarios = {
  employeesInvalid: {
    ...modal,
    place: 'Payment modal and subscription page, number of employees',
    mock: '',
    steps: ['continueWithoutEmployees'],
  },
  subscriberRefused: {
    ...login,
    mock: 'loginAccount:loginWrong',
    also: [
      { ...signUp, mock: 'registerAccount:usernameTaken' },
      { ...signUp, mock: 'registerAccount:emailTaken' },
    ],
  },
  subscriberFailed: {
    ...login,
    mock: 'loginAccount:loginUnavailable',
    also: [
      'loginFieldProblems',
      'network',
      { ...signUp, mock: 'registerAccount:fieldProblems' },
      { ...signUp, mock: 'registerAccount:registrationUnavailable' },
    ],
  },
  signedUp: { ...signUp, place: 'Subscription, after the sign-up form', mock: '' },
  loggedIn: { ...login, place: 'Subscription, after the login form', mock: '' },
  intentRefused: {
    ...intent,
    place: 'Payment modal, before the card form',
    mock: 'createPaymentIntent:intentRefused',
    also: ['intentRefusedOk', 'badGateway'],
  },
  intentFailed: {
    ...intent,
    place: 'Payment modal, before the card form; a refused token asks for login',
    mock: 'createPaymentIntent:intentFailed',
    also: ['intentWithoutSecret', 'network', 'html'],
  },
  stripeNotLoaded: {
    ...intent,
    place: 'Payment modal, in place of the card form',
    mock: 'stripe:notLoaded',
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
    says: 'Your card was declined.',
  },
  subscriptionRefused: {
    ...payment,
    mock: 'recordPaymentMethod:subscriptionRefused',
    also: ['subscriptionRefusedOk'],
  },
  subscriptionFailed: {
    ...payment,
    mock: 'recordPaymentMethod:subscriptionFailed',
    also: ['network', 'html'],
  },
  subscribed: { ...payment, place: 'Payment modal, with the receipt', mock: '' },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
