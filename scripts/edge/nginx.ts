/** Fills the nginx template in `deploy/nginx` with the contract's calls, the site's paths and the headers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { csrf } from '#contract/generated/calls.ts';
import * as calls from './calls.ts';
import * as limits from './limits.ts';
import * as policy from './policy.ts';
import { type BuiltSite, moved, pagePatterns } from './site.ts';

/** A deployment to nginx; all paths are on the server. */
export type NginxSettings = {
  site: URL;
  agency: URL;
  hrms: URL;
  /** Folder of the built site. */
  root: string;
  /** With a certificate nginx listens on 443 (and redirects from 80), without one on `listen`. */
  tls: { certificate: string; key: string } | null;
  listen: string;
  credential: string;
  /** A copy of `deploy/nginx/response.js`. */
  responseFilter: string;
  /** Access log, without queries. */
  log: string;
  /** Log of errors of the backends. */
  errorLog: string;
  /** File with the certificate authorities of the backends. */
  authorities: string;
  /** IP ranges of proxies in front of nginx, whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  responseSeconds?: number;
};

const read = (name: string) =>
  readFile(path.resolve(import.meta.dirname, '../../deploy/nginx', name), 'utf8');

const lines = <Each>(list: Iterable<Each>, write: (each: Each) => string) =>
  [...list].map(write).join('\n');

const quote = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`);

const literally = (text: string) => text.replace(/[.[\]]/g, '\\$&');

/** Map key of a path of the contract or of the route table. */
const pathKey = (path: string) => quote(`~${calls.pathPattern(path)}`);

const limitedPaths = (paths: readonly string[]) =>
  lines(paths, (each) => `${pathKey(each)} $site_visitor;`);

/** Header values as configuration: lines of a map for each header that depends on the area; `fixed` for others. */
function headerLines(sources: policy.PolicySources): Record<string, string> {
  const headersOf = (area: policy.Area) => policy.securityHeaders(area, sources);
  const varying = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'];
  const fixed = Object.entries(headersOf('page')).filter(([name]) => !varying.includes(name));
  const maps = varying.map((name) => {
    const write = (area: policy.Area) =>
      `${area === 'page' ? 'default' : area} ${quote(headersOf(area)[name] ?? '')};`;
    return [name, lines(policy.areas, write)];
  });
  const addFixed = lines(fixed, ([name, value]) => `add_header ${name} ${quote(value)} always;`);
  return { ...Object.fromEntries(maps), fixed: addFixed };
}

const passHeader = (name: string) =>
  `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`;

/** A backend's address, the request headers that it gets, and how to verify its certificate. */
function backend({ protocol, hostname, port }: URL, headers: readonly string[], tls = '') {
  const isSecure = protocol === 'https:';
  return {
    address: `${hostname}:${port || (isSecure ? 443 : 80)}`,
    headers: lines(headers, passHeader),
    tls: isSecure ? tls.replace('{{name}}', hostname) : '',
  };
}

/** Fills placeholders such as `{{limits.bodyBytes}}`, also within values, and keeps the indentation. */
function fill(template: string, values: object): string {
  const textOf = (name: string): string => {
    const value = name
      .split('.')
      .reduce<unknown>((holder, key) => holder?.[key as keyof typeof holder], values);
    if (value === undefined) throw new Error(`The template names {{${name}}}, which has no value.`);
    return fill(String(value), values).trimEnd();
  };
  return template.replace(/^([ \t]*)(.*\{\{.*)$/gm, (_, indent: string, rest: string) =>
    rest.replace(/\{\{([\w.-]+)\}\}/g, (_, name) => textOf(name)).replace(/^(?=.)/gm, indent),
  );
}

/** The configuration file. */
export async function renderNginx(
  site: BuiltSite,
  settings: NginxSettings,
  sources: policy.PolicySources,
): Promise<string> {
  const { tls, listen } = settings;
  const named = (await read('parts.conf')).split(/^=== /m).slice(1);
  const parts: Record<string, string> = Object.fromEntries(
    named.map((part) => part.split(/ ===\n(.*)/s, 2)),
  );
  const secure = settings.site.protocol === 'https:';
  const uploads = calls.allowedPaths.filter(({ limit }) => limit === limits.uploadBytes);
  const values = {
    settings,
    site,
    calls,
    limits,
    policy,
    parts,
    headers: headerLines(sources),
    normal: quote(`~*^${calls.normalTarget}$`),
    ownLocation: quote(
      `~*^(${literally(settings.agency.origin)})?(?<site_kept>(?=/(api|media)/)${calls.normalTarget})$`,
    ),
    moved: lines(moved, ([from, to]) => `${pathKey(from)} "${to}";`),
    pages: pagePatterns.page.join('|'),
    paymentPages: pagePatterns.payment.join('|'),
    allowedPaths: lines(
      calls.allowedPaths,
      ({ path: each, methods }) => `${pathKey(each)} "${methods.join(', ')}";`,
    ),
    uploadPaths: `(${uploads.map((each) => calls.pathPattern(each.path)).join('|')})`,
    accountPaths: limitedPaths(limits.writeLimits.accounts.paths),
    messagePaths: limitedPaths(limits.writeLimits.messages.paths),
    sitePattern: literally(settings.site.origin),
    siteScheme: settings.site.protocol.slice(0, -1),
    secure: secure ? '1' : '0',
    token: csrf.cookie,
    responseHeaders: calls.responseHeaders.join(' '),
    ended: policy.endedCookies(secure),
    listen: tls ? parts['listen-tls'] : `listen ${listen};`,
    listenDefault: tls ? parts['default-tls'] : `listen ${listen} default_server;`,
    plainHttpServer: tls ? parts['plain-http-server'] : '',
    trustedProxies: lines(settings.trustedProxies, (range) => `set_real_ip_from ${range};`),
    responseSeconds: settings.responseSeconds ?? limits.responseSeconds,
    agency: backend(settings.agency, calls.requestHeaders.agency, parts['upstream-tls']),
    hrms: backend(settings.hrms, calls.requestHeaders.hrms, parts['upstream-tls']),
  };
  const template = `${await read('site.conf')}\n${await read('servers.conf')}`;
  return fill(template, values).replace(/\n{3,}/g, '\n\n');
}
