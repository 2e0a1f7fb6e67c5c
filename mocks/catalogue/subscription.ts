/** Reproductions of the subscription checkout. */
import { at, type Visit } from './reproduction.ts';

const logIn: Visit = { path: '/login', as: 'visitor', steps: ['logIn'] };
const signUp: Visit = { path: '/subscription', as: 'visitor', steps: ['signUp'] };
const modal = { path: '/pricing?plan=premium', as: 'subscriber' } as const;
const noNumber: Visit = { ...modal, steps: ['continueWithoutEmployees'] };
const intent: Visit = { ...modal, steps: ['enterEmployees'] };
const pressPay: Visit = { ...modal, steps: ['enterEmployees', 'pressPay'] };
const pay: Visit = { ...modal, steps: ['enterEmployees', 'payByCard'] };
const decline: Visit = {
  ...modal,
  steps: ['enterEmployees', 'payByDeclinedCard'],
  says: 'Your card was declined.',
};

export const subscriptionReproductions = {
  ...at('Payment modal and subscription page, number of employees', 'form', noNumber, {
    employeesInvalid: '',
  }),
  ...at('Subscription, login and sign-up form', 'form', logIn, {
    subscriberRefused: [
      'loginAccount: loginWrong',
      [signUp, 'registerAccount: usernameTaken emailTaken'],
    ],
    subscriberFailed: [
      'loginAccount: loginUnavailable loginFieldProblems network',
      [signUp, 'registerAccount: fieldProblems registrationUnavailable'],
    ],
  }),
  ...at('Subscription, after the sign-up form', 'success toast', signUp, { signedUp: '' }),
  ...at('Subscription, after the login form', 'success toast', logIn, { loggedIn: '' }),
  ...at('Payment modal, before the card form', 'form', intent, {
    intentRefused: 'createPaymentIntent: intentRefused intentRefusedOk badGateway',
  }),
  ...at('Payment modal, before the card form; a refused token asks for login', 'form', intent, {
    intentFailed: 'createPaymentIntent: intentFailed intentWithoutSecret network html',
  }),
  ...at('Payment modal, in place of the card form', 'form', intent, {
    stripeNotLoaded: 'stripe: notLoaded',
  }),
  ...at('Payment modal, card form', 'form', pressPay, {
    paymentElementMissing: 'stripe: elementMissing',
  }),
  ...at('Payment modal, card form', 'form', decline, { cardRefused: '' }),
  ...at('Payment modal, recording a confirmed payment', 'form', pay, {
    subscriptionRefused: 'recordPaymentMethod: subscriptionRefused subscriptionRefusedOk',
    subscriptionFailed: 'recordPaymentMethod: subscriptionFailed network html',
  }),
  ...at('Payment modal, with the receipt', 'success toast', pay, { subscribed: '' }),
};
