/** What the mock remembers besides the contract's own content. */
import type { components as Agency } from '#contract/generated/agency.d.ts';
import type { components as Hrms } from '#contract/generated/hrms.d.ts';

type AgencySchemas = Agency['schemas'];

/** A careers account with the hash of its password, which is test data. */
export type CareersAccount = { email: string; password: string };

/** A stored PDF; the content in base64, null once the browser had no room left for it. */
export type Resume = { name: string; size: number; content: string | null };

/** A candidate profile without the parts that a response adds. */
export type StoredProfile = {
  email: string;
  fields: Omit<AgencySchemas['CandidateProfile'], 'resume' | 'user'>;
  resume: Resume;
};

/** A subscriber of the human-resource product. */
export type Subscriber = Hrms['schemas']['Login'] & Hrms['schemas']['AccountKey'];

/** A paid subscription; the owner is a username. */
export type Subscription = Hrms['schemas']['SubscriptionRequest'] & { owner: string };

/** What the stand-in of the card provider made of an intent. `problem` is its last refusal. */
export type CardPayment = {
  status: 'requires_payment_method' | 'succeeded';
  payment_method: string | null;
  problem: string | null;
  confirmations: number;
};

/** A payment intent; the amount is in US dollars, the owner a username. `payment` is there once somebody confirmed it. */
export type PaymentIntent = {
  client_secret: string;
  amount: number;
  max_employees: number;
  owner: string;
  payment?: CardPayment;
};

/** Everything that the mock remembers, as it is stored. */
export type Records = {
  accounts: CareersAccount[];
  sessions: { id: string; email: string }[];
  profiles: StoredProfile[];
  applications: { email: string; slug: string }[];
  subscribers: Subscriber[];
  intents: PaymentIntent[];
  subscriptions: Subscription[];
  messages: AgencySchemas['ContactMessage'][];
  /** HttpOnly cookies that a browser would keep; in Node every client keeps its own. */
  cookies: { name: string; value: string }[];
};
