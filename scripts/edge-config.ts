/** `npm run edge:config`: compresses a build and writes its nginx configuration, after `npm run build` and `prerender`. */
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from './edge/compress.ts';
import { renderConfiguration } from './edge/configuration.ts';
import { edgeVariables, parseSettings } from './edge/settings.ts';
import { loadSite } from './edge/site.ts';
import { parseCommand } from './shared/commandLine.ts';

const {
  values: { dist, out },
} = parseCommand(
  `Compresses the files of a build (.br and .gz) and writes its nginx configuration.

  npm run edge:config

  --dist FOLDER    the build, default dist
  --out FOLDER     default build/nginx: a copy of deploy/nginx, and what follows from contract, build and these variables:

${edgeVariables}

deploy/deploy.sh puts both folders into service. The credential is set on the server, by set-credential.sh.`,
  {
    options: {
      dist: { type: 'string', default: 'dist' },
      out: { type: 'string', default: 'build/nginx' },
    },
  },
);

try {
  const settings = parseSettings(process.env);
  const site = await loadSite(dist);
  for (const origin of site.mediaOrigins.filter((each) => !settings.media.includes(each))) {
    console.warn(`Pages show images or videos from ${origin}, which MEDIA_ORIGINS does not name.`);
  }
  const other = site.origins.find((origin) => origin !== settings.site.origin);
  if (other)
    throw new Error(`Pages name ${other} as their address. Build them again for VITE_SITE_URL.`);
  console.log(`Compressed files in ${dist}: ${await compressSite(dist)} written.`);
  await rm(out, { recursive: true, force: true });
  await cp(path.resolve(import.meta.dirname, '../deploy/nginx'), out, { recursive: true });
  for (const [name, text] of Object.entries(renderConfiguration(site, settings))) {
    await writeFile(path.join(out, name), text);
  }
  console.log(`Wrote ${out}, build ${site.build || 'without a name'}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
