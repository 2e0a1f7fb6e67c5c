/**
 * `npm run edge:config`: writes the web server's configuration for a build, after `npm run build` (and `npm run
 * prerender`).
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compressSite } from './edge/compress.ts';
import { type NginxSettings, renderNginx } from './edge/nginx.ts';
import type { PolicySources } from './edge/policy.ts';
import { checkValue, readOrigin, readUpstream, readUrl } from './edge/settings.ts';
import { type BuiltSite, readSite } from './edge/site.ts';
import { renderHeaders, renderRedirects } from './edge/staticHosts.ts';
import { readCommand } from './shared/commandLine.ts';

const help = `Compresses the files of a build (.br and .gz) and writes its nginx configuration and the response filter that nginx loads.

  npm run edge:config -- --site https://www.agency.example --agency https://api.agency.example \\
      --hrms https://hrms.example --certificate FILE --key FILE
  npm run edge:config -- --for static --site https://www.agency.example

  --site ORIGIN            where visitors reach the site
  --agency, --hrms ORIGIN  the two backends (nginx)
  --certificate, --key     TLS by nginx itself, on 443; without them it listens on --listen for a proxy that does TLS
  --listen ADDRESS         default 127.0.0.1:8080
  --root FOLDER            the build on the server; default: the absolute path of --dist. Put the filter beside it
  --hsts-subdomains        browsers must use TLS for subdomains of the site too
  --credential FILE        default /etc/nginx/site-credential.conf
  --log FILE               access log, default /var/log/nginx/site.log
  --error-log FILE         errors of the backends, default /var/log/nginx/site-error.log
  --authorities FILE       certificate authorities of the backends; default /etc/ssl/certs/ca-certificates.crt
  --trusted-proxy RANGE    a proxy in front of nginx, whose X-Forwarded-For is trusted; may be repeated
  --content-origin ORIGIN  another origin of images and videos; may be repeated
  --report-to URL          where browsers report violations of the content policy
  --dist FOLDER            the build to read; default dist
  --out FILE               default build/site.conf
  --for static             writes _headers and _redirects into the build instead`;

const {
  values: { dist, out, ...options },
} = readCommand(help, {
  options: {
    for: { type: 'string', default: 'nginx' },
    dist: { type: 'string', default: 'dist' },
    out: { type: 'string', default: 'build/site.conf' },
    site: { type: 'string' },
    agency: { type: 'string' },
    hrms: { type: 'string' },
    root: { type: 'string' },
    'hsts-subdomains': { type: 'boolean', default: false },
    certificate: { type: 'string' },
    key: { type: 'string' },
    listen: { type: 'string', default: '127.0.0.1:8080' },
    credential: { type: 'string', default: '/etc/nginx/site-credential.conf' },
    log: { type: 'string', default: '/var/log/nginx/site.log' },
    'error-log': { type: 'string', default: '/var/log/nginx/site-error.log' },
    authorities: { type: 'string', default: '/etc/ssl/certs/ca-certificates.crt' },
    'trusted-proxy': { type: 'string', multiple: true, default: [] },
    'content-origin': { type: 'string', multiple: true, default: [] },
    'report-to': { type: 'string' },
  },
});

/** Name of the filter beside the configuration. */
const filterName = 'site-response.js';

function readSettings(site: URL): NginxSettings {
  const { certificate, key, root = path.resolve(dist) } = options;
  if ((certificate === undefined) !== (key === undefined)) {
    throw new Error('--certificate and --key belong together.');
  }
  checkValue(root, 'root');
  return {
    ...options,
    site,
    agency: readUpstream(options.agency, '--agency'),
    hrms: readUpstream(options.hrms, '--hrms'),
    root,
    responseFilter: path.posix.join(path.posix.dirname(root), filterName),
    tls: certificate && key ? { certificate, key } : null,
    errorLog: options['error-log'],
    trustedProxies: options['trusted-proxy'],
  };
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`Wrote ${file}.`);
}

async function writeNginx(built: BuiltSite, site: URL, sources: PolicySources): Promise<void> {
  const text = await renderNginx(built, readSettings(site), sources);
  console.log(`Compressed files in ${dist}: ${await compressSite(dist)} written.`);
  await write(out, text);
  await copyFile('deploy/nginx/response.js', path.join(path.dirname(out), filterName));
}

try {
  for (const [name, value] of Object.entries(options)) {
    for (const each of [value].flat()) if (typeof each === 'string') checkValue(each, name);
  }
  const site = readOrigin(options.site, '--site');
  const built = await readSite(dist);
  const { 'report-to': reports } = options;
  const sources: PolicySources = {
    origin: site.origin,
    inline: built.inline,
    contentOrigins: options['content-origin'].map(
      (each) => readOrigin(each, '--content-origin').origin,
    ),
    reportTo: reports ? readUrl(reports, '--report-to').href : null,
    tls: site.protocol === 'https:' && (options['hsts-subdomains'] ? 'subdomains' : true),
  };
  for (const origin of built.mediaOrigins) {
    if (!sources.contentOrigins.includes(origin)) {
      console.warn(
        `Pages show images or videos from ${origin}, which --content-origin does not name.`,
      );
    }
  }
  for (const origin of built.origins) {
    if (origin !== site.origin) {
      console.warn(
        `Pages name ${origin} (VITE_SITE_URL of the build) as their address, not --site.`,
      );
    }
  }
  if (options.for === 'static') {
    await write(path.join(dist, '_headers'), renderHeaders(sources));
    await write(path.join(dist, '_redirects'), renderRedirects(built));
  } else if (options.for === 'nginx') await writeNginx(built, site, sources);
  else throw new Error(`--for takes nginx or static, not ${options.for}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
