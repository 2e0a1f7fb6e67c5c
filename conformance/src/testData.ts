/** Unique test data of a run. */
import { randomBytes } from 'node:crypto';
import { addSecrets } from './secrets.ts';

const randomPassword = () => `${randomBytes(9).toString('base64url')}-aA1`;

/** Creates test data that is new in every run, and registers its passwords as secrets. */
export function createTestData() {
  const marker = `conformance-${randomBytes(5).toString('hex')}`;
  const [password, otherPassword] = [randomPassword(), randomPassword()];
  /** A session id or token that the server never issued. */
  const forgedKey = randomBytes(16).toString('hex');
  addSecrets([password, otherPassword, forgedKey]);
  let accounts = 0;
  return {
    ...{ marker, password, otherPassword, forgedKey },
    /** A word that no text contains. */
    nonsense: `zq${Array.from(randomBytes(10), (byte) => 'bcdfghjklmnpqrst'[byte % 16]).join('')}`,
    comments: `Written by the conformance run ${marker}. Nobody waits for an answer.`,
    /** A username, an email address and a payment method that no account has. */
    newAccount() {
      accounts += 1;
      const username = `${marker}-${accounts}`;
      const method = `pm_${username.replaceAll('-', '_')}`;
      return { username, email: `${username}@people.example`, method };
    },
  };
}

export type TestData = ReturnType<typeof createTestData>;
