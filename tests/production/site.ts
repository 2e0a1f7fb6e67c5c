/** Builds the production site that the tests in this folder share: prerendered and compressed. */
import path from 'node:path';
import { build } from 'vite';
import { compressSite } from '../../scripts/edge/compress.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { listen } from '../../scripts/setup/listen.ts';
import { buildSite, createAgency, runOptions } from '../prerender/site.ts';
import { folder, providerFile, siteFolder } from './places.ts';

process.env.VITE_STRIPE_PUBLISHABLE_KEY = 'pk_test_not_a_real_key';
const folders = buildSite(folder);
await prerender({ ...runOptions(folders, await listen(createAgency())), tell: console.warn });
await compressSite(siteFolder);
const entry = 'tests/production/providerScript.ts';
const lib = { entry, formats: ['iife' as const], name: 'provider', fileName: 'provider' };
const outDir = path.dirname(providerFile);
await build({ configFile: false, logLevel: 'error', publicDir: false, build: { outDir, lib } });
// The backend still listens.
process.exit(0);
