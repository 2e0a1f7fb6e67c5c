/** Builds the production site that the tests in this folder share: prerendered and compressed. */
import path from 'node:path';
import { build } from 'vite';
import { hiddenSettings, publicSettings } from '../../scripts/check-build/fakeSettings.ts';
import { compressSite } from '../../scripts/edge/compress.ts';
import { buildSite } from '../../scripts/prerender/buildSite.ts';
import { prerender } from '../../scripts/prerender/run.ts';
import { listen } from '../../scripts/shared/listen.ts';
import { createAgency, runOptions, siteUrl } from '../servers/prerendering.ts';
import { folder, providerFile, siteFolder } from './places.ts';

const folders = buildSite(folder, siteUrl, { ...publicSettings, ...hiddenSettings });
await prerender({ ...runOptions(folders, await listen(createAgency())), tell: console.warn });
await compressSite(siteFolder);
const entry = 'tests/production/providerScript.ts';
const lib = { entry, formats: ['iife' as const], name: 'provider', fileName: 'provider' };
const outDir = path.dirname(providerFile);
await build({ configFile: false, logLevel: 'error', publicDir: false, build: { outDir, lib } });
// The backend still listens and would keep the process alive.
process.exit(0);
