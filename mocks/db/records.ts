/** What the mock remembers besides the contract's own content, as plain lists. */
import type { components as Agency } from '#contract/generated/agency.d.ts';
import type { components as Hrms } from '#contract/generated/hrms.d.ts';

type AgencySchemas = Agency['schemas'];

/** A careers account. Its password is test data. */
export type CareersAccount = { email: string; password: string };

/** A stored PDF; the content in base64, null once the browser had no room left for it. */
export type Resume = { name: string; size: number; content: string | null };

/** A candidate profile without the parts that an answer adds. */
export type StoredProfile = {
  email: string;
  fields: Omit<AgencySchemas['CandidateProfile'], 'resume' | 'user'>;
  resume: Resume;
};

/** A subscriber of the human-resource product. */
export type Subscriber = Hrms['schemas']['Login'] & Hrms['schemas']['AccountKey'];

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

/** Everything that the mock remembers. */
export type Records = {
  accounts: CareersAccount[];
  sessions: { id: string; email: string }[];
  profiles: StoredProfile[];
  applications: { email: string; slug: string }[];
  subscribers: Subscriber[];
  intents: PaymentIntent[];
  subscriptions: (Hrms['schemas']['SubscriptionRequest'] & { owner: string })[];
  messages: AgencySchemas['ContactMessage'][];
  /** HttpOnly cookies that a browser would keep; in Node every client keeps its own. */
  cookies: { name: string; value: string }[];
};

/** Password of every account that exists from the start. */
export const seedPassword = 'correct horse battery';

/** The candidate that exists from the start, without a profile. */
export const candidateEmail = 'candidate@twinbridge.example';

/** The records of a mock that nobody has used yet: one candidate, one subscriber. */
export function createRecords(): Records {
  return {
    accounts: [{ email: candidateEmail, password: seedPassword }],
    sessions: [],
    profiles: [],
    applications: [],
    subscribers: [
      {
        username: 'subscriber',
        email: 'subscriber@twinbridge.example',
        password: seedPassword,
        key: '9a1c5e7f3b2d4068a1c5e7f3b2d40689a1c5e7f3',
      },
    ],
    intents: [],
    subscriptions: [],
    messages: [],
    cookies: [],
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for a value that can be used as records: every list is there and holds objects only. */
export function isRecords(value: unknown): value is Records {
  return (
    isObject(value) &&
    Object.keys(createRecords()).every((name) => {
      const list = value[name];
      return Array.isArray(list) && list.every(isObject);
    })
  );
}
