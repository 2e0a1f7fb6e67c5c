/** The mock's collections: site content and visitor data. Write only inside `changeRecords`. */
import { Collection } from '@msw/data';
import type { components } from '#contract/generated/agency.d.ts';
import { anyRecord, type RecordSchema } from './anyRecord.ts';
import { contractSchema } from './contractSchema.ts';
import { describeProfile } from './describeProfile.ts';
import type { Records, StoredProfile, Subscription } from './records.ts';
import * as seed from './seed.ts';
import { persist, unique } from './store.ts';

/** Password of the seeded accounts, and the hash of it that they store. */
export const seedPassword = 'correct horse battery';
export const seedPasswordHash = 'a03690cb74d713bb1a55261f71cfa30b5df3577a9bd0e905e8916baf53067152';

/** The seeded candidate, who has no profile. */
export const candidateEmail = 'candidate@people.example';

const content = <Row extends { id: number }>(schema: string, initial: Row[]) =>
  new Collection({
    schema: contractSchema<Row>(schema),
    extensions: [unique('id'), persist(initial)],
  });

const remembered = <Name extends keyof Records>(
  name: Name,
  key: (keyof Records[Name][number] & string) | null,
  schema: RecordSchema<Records[Name][number]>,
  initial: Records[Name][number][] = [],
) =>
  new Collection({ schema, extensions: [...(key ? [unique(key)] : []), persist(initial, name)] });

export const services = content('agency/Service', seed.services);
export const projects = content('agency/Project', seed.projects);
export const games = content('agency/Game', seed.games);
export const caseStudies = content('agency/CaseStudy', seed.caseStudies);
export const departments = content('agency/Department', seed.departments);
export const jobs = content('agency/Job', seed.jobs);

export const accounts = remembered('accounts', 'email', contractSchema('agency/CareersUser'), [
  { email: candidateEmail, password: seedPasswordHash },
]);

export const sessions = remembered('sessions', 'id', contractSchema('agency/CareersUser'));

export const profiles = remembered(
  'profiles',
  'email',
  contractSchema('agency/CandidateProfile', describeProfile),
);

type Application = { job: components['schemas']['Job']; candidate: StoredProfile };

export const applications = new Collection({
  schema: anyRecord<Application>(),
  extensions: [
    persist([], 'applications', {
      toStored: ({ job, candidate }: Partial<Application>) => ({
        email: candidate?.email,
        slug: job?.slug,
      }),
      fromStored({ email, slug }: Records['applications'][number]) {
        const job = jobs.findFirst((q) => q.where({ slug }));
        const candidate = profiles.findFirst((q) => q.where({ email }));
        return job && candidate ? { job, candidate } : null;
      },
    }),
  ],
});
applications.defineRelations(({ one }) => ({ job: one(jobs), candidate: one(profiles) }));

export const subscribers = remembered(
  'subscribers',
  'username',
  contractSchema('hrms/Login', ({ key: _, ...login }) => login),
  [
    {
      username: 'subscriber',
      email: 'subscriber@people.example',
      password: seedPasswordHash,
      key: '9a1c5e7f3b2d4068a1c5e7f3b2d40689a1c5e7f3',
    },
  ],
);

export const subscriptions = remembered(
  'subscriptions',
  'payment_method_id',
  contractSchema('hrms/SubscriptionRequest', ({ owner: _, ...request }: Subscription) => request),
);

/** Contact messages; duplicates are allowed. */
export const messages = remembered('messages', null, contractSchema('agency/ContactMessage'));

/** HttpOnly cookies of the browser's jar. */
export const cookies = remembered('cookies', 'name', anyRecord());
