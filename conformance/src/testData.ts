/** Unique test data of a run, and a summary of the data left on the servers. */
import { randomBytes } from 'node:crypto';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { type Exchange, isResponse } from './exchange.ts';
import { readJson } from './json.ts';
import { addSecrets } from './secrets.ts';

const randomPassword = () => `${randomBytes(9).toString('base64url')}-aA1`;

/** A random word that no text contains. */
const nonsense = () =>
  `zq${Array.from(randomBytes(10), (byte) => 'bcdfghjklmnpqrst'[byte % 16]).join('')}`;

/** Creates test data that is new in every run, and registers its passwords as secrets. */
export function createTestData() {
  const marker = `conformance-${randomBytes(5).toString('hex')}`;
  const [password, otherPassword] = [randomPassword(), randomPassword()];
  /** A session id or token that the server never issued. */
  const forgedKey = randomBytes(16).toString('hex');
  addSecrets([password, otherPassword, forgedKey]);
  let accounts = 0;
  return {
    ...{ marker, password, otherPassword, forgedKey, nonsense: nonsense() },
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

export type Account = ReturnType<TestData['newAccount']>;

/** Data that a successful call leaves on the server, in singular and plural. */
const traces: Partial<Record<OperationId, [one: string, more: string]>> = {
  sendEmail: ['message to the agency', 'messages to the agency'],
  careersRegister: ['careers account', 'careers accounts'],
  createProfile: ['profile with a resume', 'profiles with a resume'],
  applyToJob: ['application', 'applications'],
  registerAccount: ["subscriber's account", "subscribers' accounts"],
  createPaymentIntent: ['payment intent', 'payment intents'],
  recordPaymentMethod: ['subscription', 'subscriptions'],
};

/** Whether a call may have created data: a request without a response may still have been executed. */
function mayHaveCreated(exchange: Exchange): boolean {
  const { request, result } = exchange;
  if (request.method === 'GET') return false;
  if (!isResponse(result)) return !['unreachable', 'certificate'].includes(result.kind);
  return result.status < 300 && !readJson(exchange)?.error;
}

/** Describes the test data that these exchanges created. */
export function listCreated(exchanges: Exchange[]): string[] {
  const made = exchanges.filter(mayHaveCreated);
  return Object.entries(traces).flatMap(([id, [one, more]]) => {
    const own = made.filter(({ step }) => step.operation.id === id);
    if (own.length === 0) return [];
    const isSure = own.every(({ result }) => isResponse(result));
    return [`${isSure ? '' : 'possibly '}${own.length} ${own.length === 1 ? one : more}`];
  });
}
