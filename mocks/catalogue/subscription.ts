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
    surface: 'form',
    ...modal,
    place: 'Payment modal and subscription page, number of employees',
    mock: '',
    steps: ['continueWithoutEmployees'],
  },
  subscriberRefused: {
    surface: 'form',
    ...login,
    mock: 'loginAccount:loginWrong',
    also: [
      { ...signUp, mock: 'registerAccount:usernameTaken' },
      { ...signUp, mock: 'registerAccount:emailTaken' },
    ],
  },
  subscriberFailed: {
    surface: 'form',
    ...login,
    mock: 'loginAccount:loginUnavailable',
    also: [
      'loginFieldProblems',
      'network',
      { ...signUp, mock: 'registerAccount:fieldProblems' },
      { ...signUp, mock: 'registerAccount:registrationUnavailable' },
    ],
  },
  signedUp: {
    surface: 'toast',
    ...signUp,
    place: 'Subscription, after the sign-up form',
    mock: '',
  },
  loggedIn: { surface: 'toast', ...login, place: 'Subscription, after the login form', mock: '' },
  intentRefused: {
    surface: 'form',
    ...intent,
    place: 'Payment modal, before the card form',
    mock: 'createPaymentIntent:intentRefused',
    also: ['intentRefusedOk', 'badGateway'],
  },
  intentFailed: {
    surface: 'form',
    ...intent,
    place: 'Payment modal, before the card form; a refused token asks for login',
    mock: 'createPaymentIntent:intentFailed',
    also: ['intentWithoutSecret', 'network', 'html'],
  },
  stripeNotLoaded: {
    surface: 'form',
    ...intent,
    place: 'Payment modal, in place of the card form',
    mock: 'stripe:notLoaded',
  },
  paymentElementMissing: {
    surface: 'form',
    ...modal,
    place: 'Payment modal, card form',
    mock: 'stripe:elementMissing',
    steps: ['enterEmployees', 'pressPay'],
  },
  cardRefused: {
    surface: 'form',
    ...modal,
    place: 'Payment modal, card form',
    mock: '',
    steps: ['enterEmployees', 'payByDeclinedCard'],
    says: 'Your card was declined.',
  },
  subscriptionRefused: {
    surface: 'form',
    ...payment,
    mock: 'recordPaymentMethod:subscriptionRefused',
    also: ['subscriptionRefusedOk'],
  },
  subscriptionFailed: {
    surface: 'form',
    ...payment,
    mock: 'recordPaymentMethod:subscriptionFailed',
    also: ['network', 'html'],
  },
  subscribed: { surface: 'toast', ...payment, place: 'Payment modal, with the receipt', mock: '' },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
