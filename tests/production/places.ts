/** Ports and folders of the production site, which all its tests share. */
import path from 'node:path';
import { testPort } from '../../scripts/setup/testPort.ts';

/** Ports of the servers of `server.ts`. */
export const ports = { site: await testPort('PRODUCTION'), bare: await testPort('BARE') };

/** Folder of what `site.ts` builds. */
export const folder = path.resolve('node_modules/.cache/production');

/** Folder of the site. */
export const siteFolder = path.join(folder, 'dist');

/** Folder of the same build without prerendered pages. */
export const bareFolder = path.join(folder, 'bare');

/** The mock of the card provider's script. */
export const providerFile = path.join(folder, 'provider/provider.iife.js');
