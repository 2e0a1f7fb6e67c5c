/** `npm run edge:config`: compresses a build and writes its nginx configuration, after `npm run build` and `prerender`. */
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from './edge/compress.ts';
import { renderConfiguration } from './edge/configuration.ts';
import { loadSite } from './edge/site.ts';
import { parseCommand } from './shared/commandLine.ts';

const {
  values: { dist, out },
} = parseCommand(
  `Compresses the files of a build (.br and .gz) and writes its nginx configuration.

  npm run edge:config

  --dist FOLDER    the build, default dist
  --out FOLDER     default build/nginx: a copy of deploy/nginx, and what follows from the contract and the build

Names, backends and certificate are set on the server, in site.conf; deploy/deploy.sh puts both folders into service.`,
  {
    options: {
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'build/nginx' },
    },
  },
);

try {
  const site = await loadSite(dist);
  for (const origin of site.mediaOrigins) {
    console.warn(`Pages show images or videos from ${origin}: $site_media has to name it.`);
  }
  for (const origin of site.origins) {
    console.log(`Pages name ${origin} as their address: $site_origin has to be the same.`);
  }
  console.log(`Compressed files in ${dist}: ${await compressSite(dist)} written.`);
  await rm(out, { recursive: true, force: true });
  await cp(path.resolve(import.meta.dirname, '../deploy/nginx'), out, { recursive: true });
  for (const [name, text] of Object.entries(renderConfiguration(site))) {
    await writeFile(path.join(out, name), text);
  }
  console.log(`Wrote ${out}, build ${site.build || 'without a name'}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
