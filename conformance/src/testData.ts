/** Unique test data for each run, and the files to upload. */
import { randomBytes } from 'node:crypto';
import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Inputs } from './discovery.ts';
import type { Options } from './options.ts';
import { noCredential } from './recorder.ts';

/** Sent as `Origin`, to check that the server does not trust it. */
const foreignOrigin = 'https://another-site.example';

/** Largest 32-bit id. */
const unknownId = 2 ** 31 - 1;

const resumeLimit = 10 * 1024 * 1024;

/** Workflow inputs that do not come from the server. */
export function createTestData({ basicAuth }: Options): Inputs {
  const marker = `conformance-${randomBytes(5).toString('hex')}`;
  return {
    marker,
    email: `${marker}@twinbridge.example`,
    otherEmail: `${marker}-other@twinbridge.example`,
    emailInCapitals: `${marker}@twinbridge.example`.toUpperCase(),
    username: marker,
    otherUsername: `${marker}-other`,
    password: `${randomBytes(9).toString('base64url')}-aA1`,
    otherPassword: `${randomBytes(9).toString('base64url')}-bB2`,
    shortPassword: Array.from(randomBytes(4), (byte) => 'bcdfghjklmnpqrst'[byte % 16]).join(''),
    forgedKey: randomBytes(16).toString('hex'),
    paymentMethod: `pm_${marker.replace('-', '_')}`,
    otherPaymentMethod: `pm_${marker.replace('-', '_')}_other`,
    foreignOrigin,
    unknownId,
    unknownSlug: `${marker}-position`,
    noCredential: basicAuth === null ? undefined : noCredential,
    wrongCredential:
      basicAuth === null ? undefined : `Basic ${Buffer.from(`${marker}:wrong`).toString('base64')}`,
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
