/** Lists the test data that a run has left on the servers. */
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Inputs } from './discovery.ts';
import { type Exchange, type Failure, isResponse } from './exchange.ts';

type Phrase = (inputs: Inputs, exchange: Exchange) => string;

/** What a successful call leaves on the server, by operation. */
const traces: Partial<Record<OperationId, Phrase>> = {
  sendEmail: ({ marker, email }) => `a message to the agency from ${marker} <${email}>`,
  careersRegister: (_, { request }) =>
    `a careers account: ${JSON.parse(String(request.body)).email}`,
  createProfile: ({ email, marker }) => `the profile "${marker}" of ${email}, with a resume`,
  applyToJob: ({ email }, { request }) =>
    `an application of ${email}: ${new URL(request.url).pathname.split('/').at(-3)}`,
  registerAccount: (_, { request }) =>
    `a subscriber's account: ${JSON.parse(String(request.body)).username}`,
  createPaymentIntent: ({ username }) => `a payment intent of ${username} for 12 employees`,
  recordPaymentMethod: ({ username, paymentMethod }) =>
    `a subscription of ${username} with the payment method ${paymentMethod}`,
};

/** A request without a response may still have been executed. */
const wasSent = ({ kind }: Failure): boolean => !['unreachable', 'certificate'].includes(kind);

/** Describes the test data that these exchanges created, without duplicates. */
export function listCreated(exchanges: Exchange[], inputs: Inputs): string[] {
  const phrases = exchanges.flatMap((exchange) => {
    const phrase = traces[exchange.step.operation.id];
    const { result } = exchange;
    if (!phrase || exchange.request.method === 'GET') return [];
    if (!isResponse(result)) return wasSent(result) ? [`possibly ${phrase(inputs, exchange)}`] : [];
    return result.status >= 200 && result.status < 300 ? [phrase(inputs, exchange)] : [];
  });
  return [...new Set(phrases)];
}
