// Texts of the subscription checkout: the payment modal and the two-step page (section 2 of the specification).

/** The modal that Select Plan opens; its title is fixed by the specification. */
export const paymentDialog = {
  title: 'Complete Your Payment',
  plan: (name: string) => `${name} plan. You see the full amount before you pay.`,
} as const;

/** Heading of each step of the checkout. */
export const checkoutTitles = {
  employees: 'How many employees?',
  account: { 'sign-up': 'Create your account', login: 'Log in to your account' },
  payment: 'Pay by card',
  recording: 'Your payment is confirmed',
  recorded: 'Thank you. You are subscribed.',
} as const;

/** The two steps of the page, in order. */
export const pageSteps = ['Sign up or log in', 'Employees and payment'] as const;

/** The offer beside the steps. */
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
