/** Port and folders of the production site, which all its tests share. */
import path from 'node:path';
import { testPort } from '../../scripts/shared/testPort.ts';

/** Port of the edge that `server.ts` starts. */
export const port = await testPort('PRODUCTION');

/** Folder of what `site.ts` builds. */
export const folder = path.resolve('node_modules/.cache/production');

/** Folder of the site. */
export const siteFolder = path.join(folder, 'dist');

/** The mock of the card provider's script. */
export const providerFile = path.join(folder, 'provider/provider.iife.js');
