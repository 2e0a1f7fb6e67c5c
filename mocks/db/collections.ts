/** The mock's records of visitors. Write only inside `changeRecords`. */
import type { ValidateFunction } from 'ajv';
import { exact } from '#contract/schemas.ts';
import { describeProfile } from './describeProfile.ts';
import { createCollection } from './store.ts';

/** Hash of the password of the seeded accounts, which is “correct horse battery”. */
const seedPasswordHash = '75e7b64ba288b';

/** The seeded candidate, who has no profile. */
export const candidateEmail = 'candidate@people.example';

/** Checks a record, or what `part` returns of it, against a schema of the contract: `agency/CareersUser`. */
const checkedBy =
  <Row>(schema: string, part: (record: Row) => unknown = (record) => record) =>
  (record: Row) => {
    const pointer = schema.replace('/', '#/components/schemas/');
    const validate = exact.getSchema(pointer) as ValidateFunction;
    if (validate(part(record))) return [];
    return (validate.errors ?? []).map(({ instancePath, message }) => ({
      message: `${instancePath} ${message}`,
    }));
  };

export const accounts = createCollection(
  'accounts',
  [{ email: candidateEmail, password: seedPasswordHash }],
  checkedBy('agency/CareersUser'),
);

export const sessions = createCollection('sessions', [], checkedBy('agency/CareersUser'));

export const profiles = createCollection(
  'profiles',
  [],
  checkedBy('agency/CandidateProfile', describeProfile),
);

export const applications = createCollection('applications');

export const subscribers = createCollection(
  'subscribers',
  [
    {
      username: 'subscriber',
      email: 'subscriber@people.example',
      password: seedPasswordHash,
      key: '9a1c5e7f3b2d4068a1c5e7f3b2d40689a1c5e7f3',
    },
  ],
  checkedBy('hrms/Login', ({ key: _, ...login }) => login),
);

export const subscriptions = createCollection(
  'subscriptions',
  [],
  checkedBy('hrms/SubscriptionRequest', ({ owner: _, ...request }) => request),
);

/** Contact messages; duplicates are allowed. */
export const messages = createCollection('messages', [], checkedBy('agency/ContactMessage'));

/** HttpOnly cookies of the browser's jar. */
export const cookies = createCollection('cookies');
