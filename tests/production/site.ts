/** The production site that the tests in this folder share: built, prerendered and compressed. */
import { copyFile, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createHttpMock } from '../../mocks/http.ts';
import { describeViolation } from '../../mocks/violations.ts';
import { compressSite } from '../../scripts/edge/compress.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { listen } from '../edge/upstream.ts';
import { buildSite, runOptions } from '../prerender/site.ts';

const folder = path.resolve('node_modules/.cache/production');

/** Folder of the site. */
export const siteFolder = path.join(folder, 'dist');

/** Folder of the same build without prerendered pages. */
export const bareFolder = path.join(folder, 'bare');

/** Starts a mock API over HTTP; gives its origin. */
export const startMock = (base: string) =>
  listen(createHttpMock(base, (violation) => console.error(describeViolation(violation))));

/** Builds both folders, with a placeholder for the card provider's key. */
async function buildProductionSite(): Promise<void> {
  process.env.VITE_STRIPE_PUBLISHABLE_KEY = 'pk_test_twinbridge_not_a_real_key';
  const folders = buildSite(folder);
  await prerender({ ...runOptions(folders, await startMock('')), tell: console.warn });
  await rm(bareFolder, { recursive: true, force: true });
  const filter = (name: string) => !name.endsWith('index.html');
  await cp(siteFolder, bareFolder, { recursive: true, filter });
  await copyFile(path.join(bareFolder, 'shell.html'), path.join(bareFolder, 'index.html'));
  await compressSite(siteFolder);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildProductionSite();
  process.exit(0);
}
