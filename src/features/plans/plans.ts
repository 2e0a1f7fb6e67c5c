import type { PlanId } from './usePlanParameter.ts';

export interface PlanFeature {
  text: string;
  included: boolean;
}

/** A pricing card; `priceType` is '' when no period is shown. */
export interface PricingPlan {
  id: PlanId;
  name: string;
  info: string;
  /** US dollars. */
  price: number;
  priceType: '' | 'per month';
  features: readonly PlanFeature[];
  buttonText: string;
}

export const plans: readonly PricingPlan[] = [
  {
    id: 'basic',
    name: 'Basic',
    info: 'The daily essentials of people management, in one tidy place.',
    price: 5,
    priceType: '',
    features: [
      { text: 'Payroll Management', included: true },
      { text: 'Employee Management', included: true },
      { text: 'Employee Documents Management', included: true },
    ],
    buttonText: 'Select Plan',
  },
  {
    id: 'premium',
    name: 'Premium',
    info: 'Everything in Basic, with an assistant that answers your team’s everyday questions.',
    price: 29,
    priceType: 'per month',
    features: [
      { text: 'Basic Plan Features', included: true },
      { text: 'AI Powered Chatbot', included: true },
      { text: 'Mobile App', included: false },
    ],
    buttonText: 'Select Plan',
  },
  {
    id: 'premium-plus',
    name: 'Premium +',
    info: 'The whole product, in the pocket of everyone who works for you.',
    price: 58,
    priceType: 'per month',
    features: [
      { text: 'Basic Plan Features', included: true },
      { text: 'AI Powered Chatbot', included: true },
      { text: 'Mobile App', included: true },
    ],
    buttonText: 'Select Plan',
  },
];

export const plansPage = {
  heading: 'Welcome to Our Service',
  selectPlan: 'Please Select your Plan:',
  intro: {
    humanResource:
      'Pay people on time, keep their records in order and find any document in a moment. Tell us the largest number of employees you expect to manage, and you will see the amount before you pay.',
    scrapper:
      'AI Scrapper reads the public web pages you choose and turns them into clean tables that your team can sort and share. Pick a plan, and you will see the amount before you pay.',
  },
  callToAction: {
    title: 'Not sure which plan fits?',
    text: 'Tell us how your team works today. We will suggest the smallest plan that does the job, and help you move your records across.',
    button: 'Send Message',
  },
} as const;
