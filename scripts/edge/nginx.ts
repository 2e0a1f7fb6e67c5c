/** Fills the nginx template in `deploy/nginx` with the contract's calls, the site's paths and the headers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { allowedPaths, logoutPath, pathPattern } from './allowList.ts';
import type { Area } from './areas.ts';
import * as limits from './limits.ts';
import { mediaTypes, unknownType } from './mediaTypes.ts';
import { normalPattern } from './normalTarget.ts';
import {
  assetCaching,
  endedCookies,
  noCaching,
  type PolicySources,
  pageCaching,
  securityHeaders,
} from './policy.ts';
import { commonProblemField, type ProblemStatus, problemFields, problemTexts } from './problems.ts';
import { requestHeaders } from './requestHeaders.ts';
import type { Upstream } from './settings.ts';
import { type BuiltSite, moved, pagePatterns } from './site.ts';

/** A deployment to nginx; all paths are on the server. */
export type NginxSettings = {
  site: URL;
  agency: Upstream;
  hrms: Upstream;
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
  /** File with the certificate authorities of the backends. */
  authorities: string;
  /** IP ranges of proxies in front of nginx, whose `X-Forwarded-For` is trusted. */
  trustedProxies: readonly string[];
  responseSeconds?: number;
};

const templates = path.resolve(import.meta.dirname, '../../deploy/nginx');
/** A map's key for each area. */
const areas = {
  default: 'page',
  payment: 'payment',
  asset: 'asset',
  download: 'download',
  data: 'data',
} as const satisfies Record<string, Area>;

/** nginx reads its configuration through a buffer of 4096 bytes, which limits each argument. */
const longestArgument = 4000;

function quote(value: string): string {
  if (value.length > longestArgument) {
    throw new Error(
      `A header of ${value.length} characters is more than nginx can read: the pages inline too many different scripts or styles.`,
    );
  }
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

const asPattern = (text: string) => text.replaceAll('.', '[.]');

/** Headers that depend on the area; the template has a map for each. */
const varying = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'];

function headerLines(sources: PolicySources) {
  const byArea = (header: string) =>
    Object.entries(areas)
      .map(([key, area]) => `${key} ${quote(securityHeaders(area, sources)[header] ?? '')};`)
      .join('\n');
  const fixed = Object.entries(securityHeaders('page', sources))
    .filter(([name]) => !varying.includes(name))
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;`);
  return {
    CONTENT_POLICIES: byArea('Content-Security-Policy'),
    OPENER_POLICIES: byArea('Cross-Origin-Opener-Policy'),
    PERMISSIONS: byArea('Permissions-Policy'),
    FIXED_HEADERS: fixed.join('\n'),
  };
}

function problemLines() {
  const body = (status: ProblemStatus) => `{"$twinbridge_problem":"${problemTexts[status]}"}`;
  const own = [413, 429, 502, 504] as const;
  const problemLocation = (status: ProblemStatus) => `location @problem_${status} {
    set $twinbridge_area data;
    default_type application/json;${status === 429 ? '\n    set $twinbridge_retry_after 60;' : ''}
    return ${status} '${body(status)}';
}`;
  return {
    PROBLEM_403: body(403),
    PROBLEM_404: body(404),
    PROBLEM_405: body(405),
    PROBLEM_PAGES: own.map((status) => `error_page ${status} = @problem_${status};`).join('\n'),
    PROBLEMS: own.map(problemLocation).join('\n\n'),
    COMMON_PROBLEM_FIELD: commonProblemField,
    PROBLEM_FIELDS: problemFields.map(([pattern, field]) => `"~${pattern}" ${field};`).join('\n'),
  };
}

/** Map key of a contract path: a pattern only if the path has parameters. */
const pathKey = (path: string) => (path.includes('{') ? quote(`~${pathPattern(path)}`) : path);

function contractLines() {
  const uploads = allowedPaths.filter(({ limit }) => limit === limits.uploadBytes);
  return {
    ALLOWED_PATHS: allowedPaths
      .map(({ path: each, methods }) => `${pathKey(each)} "${methods.join(', ')}";`)
      .join('\n'),
    LOGOUT_PATH: logoutPath,
    UPLOAD_PATHS: `(${uploads.map(({ path: each }) => pathPattern(each)).join('|')})`,
  };
}

const headersTo = (api: 'agency' | 'hrms') =>
  requestHeaders[api]
    .map((name) => `proxy_set_header ${name} $http_${name.toLowerCase().replaceAll('-', '_')};`)
    .join('\n');

/** A rate limit zone; its map gives the visitor's IP address for requests that count, or nothing. */
function writeZone([name, { perMinute, paths }]: [string, limits.WriteLimit]): string {
  const [source, keys] =
    paths.length > 0 ? ['$uri', paths.map(pathKey)] : ['$twinbridge_write', ['1']];
  return `map ${source} $twinbridge_${name} {
    default "";
    ${keys.map((key) => `${key} $binary_remote_addr;`).join('\n    ')}
}
limit_req_zone $twinbridge_${name} zone=twinbridge_${name}:2m rate=${perMinute}r/m;`;
}

function limitLines() {
  const zones = Object.entries<limits.WriteLimit>(limits.writeLimits);
  return {
    WRITE_ZONES: zones.map(writeZone).join('\n\n'),
    LIMIT_WRITES: zones
      .map(([name, { burst }]) => `limit_req zone=twinbridge_${name} burst=${burst} nodelay;`)
      .join('\n'),
    UPLOAD_BYTES: String(limits.uploadBytes),
    BODY_BYTES: String(limits.bodyBytes),
    BODY_PAUSE: String(limits.pauseSeconds.body),
    UPLOAD_PAUSE: String(limits.pauseSeconds.upload),
    CONNECTIONS: String(limits.connections),
  };
}

function siteLines({ shell, notFound }: BuiltSite) {
  return {
    NORMAL: quote(`~*${normalPattern}`),
    MOVED: [...moved].map(([from, to]) => `${from} "${to}";`).join('\n'),
    PAGES: pagePatterns.page.join('|'),
    PAYMENT_PAGES: pagePatterns.payment.join('|'),
    SHELL: shell,
    NOT_FOUND: notFound,
    TYPES: Object.entries(mediaTypes)
      .map(([extension, type]) => `"${type}" ${extension};`)
      .join('\n'),
    UNKNOWN_TYPE: unknownType,
    PAGE_CACHING: pageCaching,
    ASSET_CACHING: assetCaching,
    NO_CACHING: noCaching,
  };
}

function realAddressLines(ranges: readonly string[]): string {
  if (ranges.length === 0) return '';
  const trusted = ranges.map((range) => `set_real_ip_from ${range};`);
  return [...trusted, 'real_ip_header X-Forwarded-For;', 'real_ip_recursive on;'].join('\n');
}

/** Fills placeholders, also within values, and keeps the indentation. */
function fill(template: string, values: Record<string, string>): string {
  return template.replace(/^([ \t]*)(.*)$/gm, (line, indent: string, rest: string) => {
    if (!rest.includes('{{')) return line;
    const filled = rest.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined)
        throw new Error(`The template names {{${name}}}, which has no value.`);
      return fill(value, values).trimEnd();
    });
    return filled.replace(/^(?=.)/gm, indent);
  });
}

/** The configuration file. Throws when a header is too long for nginx. */
export async function renderNginx(
  site: BuiltSite,
  settings: NginxSettings,
  sources: PolicySources,
): Promise<string> {
  const read = (name: string) => readFile(path.join(templates, `${name}.conf`), 'utf8');
  const { agency, hrms, tls } = settings;
  const secure = settings.site.protocol === 'https:';
  const upstreamTls = async ({ scheme, host }: Upstream) =>
    scheme === 'https'
      ? (await read('upstream-tls')).replace('{{NAME}}', host.replace(/:\d+$/, ''))
      : '';
  const values = {
    ...headerLines(sources),
    ...problemLines(),
    ...contractLines(),
    ...limitLines(),
    ...siteLines(site),
    SITE_ORIGIN: settings.site.origin,
    SITE_PATTERN: asPattern(settings.site.origin),
    SITE_HOST: settings.site.hostname,
    SITE_AUTHORITY: settings.site.host,
    SITE_SCHEME: settings.site.protocol.slice(0, -1),
    ROOT: settings.root,
    SECURE: secure ? '1' : '0',
    ENDED_SESSION: endedCookies(secure)[0],
    ENDED_TOKEN: endedCookies(secure)[1],
    LISTEN: tls ? await read('listen-tls') : `listen ${settings.listen};`,
    LISTEN_DEFAULT: tls ? await read('default-tls') : `listen ${settings.listen} default_server;`,
    TLS: await read('tls'),
    CERTIFICATE: tls?.certificate ?? '',
    CERTIFICATE_KEY: tls?.key ?? '',
    PLAIN_HTTP_SERVER: tls ? await read('plain-http-server') : '',
    REAL_ADDRESS: realAddressLines(settings.trustedProxies),
    RESPONSE_SECONDS: String(settings.responseSeconds ?? limits.responseSeconds),
    AUTHORITIES: settings.authorities,
    LOG: settings.log,
    RESPONSE_FILTER: settings.responseFilter,
    CREDENTIAL: `# Sets Authorization. Written by set-credential.sh, readable by root only.
include ${settings.credential};`,
    AGENCY: await read('agency'),
    AGENCY_HEADERS: headersTo('agency'),
    AGENCY_ADDRESS: agency.address,
    AGENCY_HOST: agency.host,
    AGENCY_ORIGIN: agency.origin,
    AGENCY_SCHEME: agency.scheme,
    AGENCY_TLS: await upstreamTls(agency),
    HRMS_HEADERS: headersTo('hrms'),
    HRMS_ADDRESS: hrms.address,
    HRMS_HOST: hrms.host,
    HRMS_SCHEME: hrms.scheme,
    HRMS_TLS: await upstreamTls(hrms),
    GATE: await read('gate'),
    PROXY: await read('proxy'),
  };
  return fill(await read('site'), values).replace(/\n{3,}/g, '\n\n');
}
