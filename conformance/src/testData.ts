/** Unique test data for each run, the files to upload, and what a run leaves on the servers. */
import { randomBytes } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { OperationId } from '../../openapi/generated/operations.ts';
import type { Inputs } from './discovery.ts';
import { type Exchange, isResponse } from './exchange.ts';
import type { Options } from './options.ts';
import { noCredential } from './recorder.ts';
import { quote } from './secrets.ts';

const resumeLimit = 10 * 1024 * 1024;

/** Workflow inputs that do not come from the server. */
export function createTestData({ basicAuth }: Options): Inputs {
  const marker = `conformance-${randomBytes(5).toString('hex')}`;
  const email = `${marker}@twinbridge.example`;
  const wrongCredential = `Basic ${Buffer.from(`${marker}:wrong`).toString('base64')}`;
  return {
    marker,
    email,
    otherEmail: `${marker}-other@twinbridge.example`,
    emailInCapitals: email.toUpperCase(),
    username: marker,
    otherUsername: `${marker}-other`,
    password: `${randomBytes(9).toString('base64url')}-aA1`,
    otherPassword: `${randomBytes(9).toString('base64url')}-bB2`,
    shortPassword: Array.from(randomBytes(4), (byte) => 'bcdfghjklmnpqrst'[byte % 16]).join(''),
    forgedKey: randomBytes(16).toString('hex'),
    paymentMethod: `pm_${marker.replace('-', '_')}`,
    otherPaymentMethod: `pm_${marker.replace('-', '_')}_other`,
    // Sent as `Origin`, to check that the server does not trust it.
    foreignOrigin: 'https://another-site.example',
    // Largest 32-bit id.
    unknownId: 2 ** 31 - 1,
    unknownSlug: `${marker}-position`,
    noCredential: basicAuth === null ? undefined : noCredential,
    wrongCredential: basicAuth === null ? undefined : wrongCredential,
  };
}

const pdf = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n';

/** Writes the upload files: a PDF, a text file named .pdf, and a PDF that is too large. */
export async function writeUploads(folder: string): Promise<void> {
  await writeFile(path.join(folder, 'resume.pdf'), pdf);
  await writeFile(path.join(folder, 'not-a-pdf.pdf'), 'This is a text.\n');
  const large = await open(path.join(folder, 'too-large.pdf'), 'w');
  await large.write(pdf);
  await large.truncate(resumeLimit + 1024);
  await large.close();
}

const bodyOf = ({ request }: Exchange) => JSON.parse(String(request.body));

/** What a successful call leaves on the server, by operation. */
const traces: Partial<Record<OperationId, (inputs: Inputs, exchange: Exchange) => string>> = {
  sendEmail: ({ marker, email }) => `a message to the agency from ${marker} <${email}>`,
  careersRegister: (_, exchange) => `a careers account: ${bodyOf(exchange).email}`,
  createProfile: ({ email, marker }) => `the profile "${marker}" of ${email}, with a resume`,
  applyToJob: ({ email }, { request }) =>
    `an application of ${email}: ${quote(new URL(request.url).pathname.split('/').at(-3) ?? '')}`,
  registerAccount: (_, exchange) => `a subscriber's account: ${bodyOf(exchange).username}`,
  createPaymentIntent: ({ username }) => `a payment intent of ${username} for 12 employees`,
  recordPaymentMethod: ({ username, paymentMethod }) =>
    `a subscription of ${username} with the payment method ${paymentMethod}`,
};

/** Describes the test data that these exchanges created, without duplicates. */
export function listCreated(exchanges: Exchange[], inputs: Inputs): string[] {
  const phrases = exchanges.flatMap((exchange) => {
    const phrase = traces[exchange.step.operation.id];
    const { request, result } = exchange;
    // A request without a response may still have been executed.
    const isMade = isResponse(result)
      ? result.status >= 200 && result.status < 300
      : !['unreachable', 'certificate'].includes(result.kind);
    if (!phrase || request.method === 'GET' || !isMade) return [];
    return [(isResponse(result) ? '' : 'possibly ') + phrase(inputs, exchange)];
  });
  return [...new Set(phrases)];
}
