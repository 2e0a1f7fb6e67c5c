export const planIds = ['basic', 'premium', 'premium-plus'] as const;

export type PlanId = (typeof planIds)[number];

/** A plan that visitors choose; the subscription costs the same with each plan. */
export type Plan = {
  id: PlanId;
  name: string;
  info: string;
  /** US dollars. */
  price: number;
  period?: 'per month';
  included: readonly string[];
  excluded?: readonly string[];
  featured?: boolean;
};

export const plans: readonly Plan[] = [
  {
    id: 'basic',
    name: 'Basic',
    info: 'The daily essentials of people management, in one tidy place.',
    price: 5,
    included: ['Payroll Management', 'Employee Management', 'Employee Documents Management'],
  },
  {
    id: 'premium',
    name: 'Premium',
    info: 'Everything in Basic, with an assistant that answers your team’s everyday questions.',
    price: 29,
    period: 'per month',
    included: ['Basic Plan Features', 'AI Powered Chatbot'],
    excluded: ['Mobile App'],
  },
  {
    id: 'premium-plus',
    name: 'Premium +',
    info: 'The whole product, in the pocket of everyone who works for you.',
    price: 58,
    period: 'per month',
    included: ['Basic Plan Features', 'AI Powered Chatbot', 'Mobile App'],
    featured: true,
  },
];
