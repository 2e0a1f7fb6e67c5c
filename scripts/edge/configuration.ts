/** The part of the nginx configuration that follows from contract, build and settings; the rest is in deploy/nginx. */
import { allowedCalls } from './calls.ts';
import { areas, contentPolicy } from './policy.ts';
import type { EdgeSettings } from './settings.ts';
import { type BuiltSite, moved, pagePatterns } from './site.ts';

const map = (source: string, target: string, lines: readonly string[]) =>
  `map ${source} ${target} {\n${lines.map((line) => `    ${line}\n`).join('')}}\n`;

const literally = (path: string) => path.replaceAll('.', '[.]');

const pages = (patterns: readonly string[], area = '') =>
  `location ~ ^(${patterns.join('|')})/?$ {${area && `\n    set $site_area ${area};`}
    try_files $uri/index.html /shell.html;
}
`;

/** The port is written out, because an upstream has no scheme. */
const addressOf = ({ hostname, protocol, port }: URL) =>
  `${hostname}:${port || { 'http:': 80, 'https:': 443 }[protocol]}`;

/** nginx resolves the names when it starts or reloads. */
const upstream = (name: string, backend: URL, count: number) => `upstream ${name} {
    server ${addressOf(backend)};
    keepalive ${count};
    # Sooner than any usual backend ends an idle connection, so that no call meets one that is being closed (a 502).
    keepalive_timeout 1s;
}
`;

/** Where a location passes requests on; the backend's certificate needs its own name. */
const passTo = (name: string, backend: URL, path = '') => `proxy_set_header Host ${backend.host};
proxy_ssl_name ${backend.hostname};
proxy_pass ${backend.protocol}//${name}${path};
`;

const strictTransport = 'add_header Strict-Transport-Security "max-age=31536000" always;';

/** The server that visitors reach by a proxy that does TLS. */
const behindProxy = ({ site, proxies, listen }: EdgeSettings) => `server {
    listen ${listen} default_server;
    include site/other-hosts.conf;
}

server {
    listen ${listen};
    server_name ${site.hostname};
    # X-Forwarded-For of these is trusted. Without the right ones all visitors share one limit.
${proxies.map((range) => `    set_real_ip_from ${range};\n`).join('')}    ${strictTransport}
    include site/server.conf;
}
`;

/** The servers that do TLS themselves, with certbot's certificate. */
const withTls = ({ site: { hostname } }: EdgeSettings) => `server {
    listen 80 default_server;
    listen [::]:80 default_server;
    listen 443 ssl http2 default_server;
    listen [::]:443 ssl http2 default_server;
    ssl_reject_handshake on;
    include site/tls.conf;
    include site/other-hosts.conf;
}

server {
    listen 80;
    listen [::]:80;
    server_name ${hostname};
    include site/redirect.conf;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${hostname};
    ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
    include site/tls.conf;
    # With "; includeSubDomains" once every subdomain has TLS.
    ${strictTransport}
    include site/server.conf;
}
`;

/** The generated files, by name. Keys of maps are patterns, because a map takes a plain key in any case. */
export function renderConfiguration(
  { inline, build }: BuiltSite,
  settings: EdgeSettings,
): Record<string, string> {
  const { site, agency, hrms, media, reports, proxies, listen } = settings;
  const isBehindProxy = proxies.length > 0;
  const sources = { origin: site.origin, inline, media: media.join(' ') };
  const reporting = reports && `; report-uri ${reports}`;
  const policies = areas.map((area) => {
    const isPage = area === 'page' || area === 'payment';
    const policy = contentPolicy(area, sources) + (isPage ? reporting : '');
    return `${area === 'page' ? 'default' : area} "${policy}";`;
  });
  const redirects = [...moved].map(([from, to]) => `"~^${literally(from)}$" "${to}";`);
  const calls = allowedCalls.map(
    ({ pattern, methods }) => `"~${pattern}" "${methods.join(', ')}";`,
  );
  const fixed = (name: string, value: string) => map('$host', name, [`default "${value}";`]);
  return {
    'build.conf': `# Written by \`npm run edge:config\`.

${fixed('$site_build', build)}
${fixed('$site_origin', site.origin)}
${fixed('$site_host', site.host)}
${fixed('$site_scheme', site.protocol.replace(':', ''))}
# Redirects between known paths.
${map('$uri', '$site_moved', ['default "";', ...redirects])}
# The contract's calls, and media, with their methods.
${map('$uri', '$site_methods', ['default "";', ...calls])}
${map('$site_area', '$site_content_policy', policies)}`,
    'pages.conf': `# Pages. Those newer than the last prerendering get the shell, which loads their content.
${pages(pagePatterns.page)}
${pages(pagePatterns.payment, 'payment')}`,
    'site.conf': `# Names, backends and certificate, written by \`npm run edge:config\`.
include site/http.conf;

${upstream('agency', agency, 16)}
${upstream('hrms', hrms, 4)}
${isBehindProxy ? behindProxy(settings) : withTls(settings)}`,
    // Where deploy.sh visits the site on its machine.
    address: `${isBehindProxy ? `http://${site.hostname} ${listen}` : `${site.origin} 127.0.0.1:443`}\n`,
    'agency-backend.conf': `set $site_agency ${agency.origin};\n${passTo('agency', agency)}`,
    'hrms-backend.conf': passTo('hrms', hrms, '$site_hrms_uri'),
  };
}
