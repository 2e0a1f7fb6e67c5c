/** Types of the mock's stored records. */
import type { components as Agency } from '#contract/generated/agency.d.ts';
import type { components as Hrms } from '#contract/generated/hrms.d.ts';
import type { IntentStatus } from '../responses/faults.ts';

/** A PDF; null after a reload, because the browser stores no files. */
type Resume = { name: string; size: number; content: Blob | null };

/** A candidate profile as stored. */
export type StoredProfile = {
  email: string;
  fields: Omit<Agency['schemas']['CandidateProfile'], 'resume' | 'user'>;
  resume: Resume;
};

/** A paid subscription; the owner is a username. */
export type SubscriptionRecord = Hrms['schemas']['SubscriptionRequest'] & { owner: string };

/** Payment state of an intent. `problem` is the last decline message. */
export type IntentPayment = {
  status: 'succeeded' | IntentStatus;
  payment_method: string | null;
  problem: string | null;
  confirmations: number;
};

/** A payment intent; `amount` in US dollars, `owner` a username. `payment` exists after a confirmation. */
export type PaymentIntent = {
  client_secret: string;
  amount: number;
  max_employees: number;
  owner: string;
  payment?: IntentPayment;
};

/** All stored records. */
export type Records = {
  /** With the hash of a test password. */
  accounts: { email: string; password: string }[];
  sessions: { id: string; email: string }[];
  profiles: StoredProfile[];
  applications: { email: string; slug: string }[];
  subscribers: (Hrms['schemas']['Login'] & Hrms['schemas']['AccountKey'])[];
  intents: PaymentIntent[];
  subscriptions: SubscriptionRecord[];
  /** HttpOnly cookies in the browser; in Node each client stores its own. */
  cookies: { name: string; value: string }[];
};
