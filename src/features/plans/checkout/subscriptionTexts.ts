export const paymentDialog = {
  title: 'Complete Your Payment',
  plan: (name: string) => `${name} plan. You see the full amount before you pay.`,
} as const;

export const checkoutTitles = {
  employees: 'How many employees?',
  account: { 'sign-up': 'Create your account', login: 'Log in to your account' },
  payment: 'Pay by card',
  returned: 'Is this payment yours?',
  recording: 'Your payment is confirmed',
  recorded: 'Thank you. You are subscribed.',
} as const;

/** When a charged payment is not recorded and no checkout is shown; follows the error where there is one. */
export const chargedElsewhere =
  'Your card was charged. Select a plan again to finish: your card will not be charged a second time.';

export const pageSteps = ['Sign up or log in', 'Employees and payment'] as const;

export const offer = {
  title: 'Human resource management',
  price: '$25',
  unit: 'for each employee',
  text: 'One price, whatever the plan. Count everyone you expect to manage at the same time.',
  points: [
    'The full amount before you pay',
    'Your card details go straight to Stripe, never to us',
    'A receipt as soon as it is done',
  ],
} as const;
