/** Fills the nginx template in `deploy/nginx` with the contract's calls, the site's addresses and the headers. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from '../../src/routes.ts';
import { allowedPaths } from './allowList.ts';
import { type Area, areaPatterns } from './areas.ts';
import { hiddenHeaders } from './hiddenHeaders.ts';
import * as limits from './limits.ts';
import { mediaTypes, unknownType } from './mediaTypes.ts';
import {
  assetCaching,
  noCaching,
  type PolicySources,
  pageCaching,
  securityHeaders,
} from './policy.ts';
import { commonProblemField, type ProblemStatus, problemFields, problemTexts } from './problems.ts';
import type { Upstream } from './settings.ts';
import { type BuiltSite, knownPatterns } from './site.ts';

/** A deployment to nginx; every path is one on the server. */
export type NginxSettings = {
  site: URL;
  agency: Upstream;
  hrms: Upstream;
  /** Folder of the built site. */
  root: string;
  /** With a certificate nginx answers on 443 (and redirects from 80), without one on the address `listen`. */
  tls: { certificate: string; key: string } | null;
  listen: string;
  credential: string;
  /** Access log, without queries. */
  log: string;
  /** File with the certificate authorities that vouch for the backends. */
  authorities: string;
  /** Address ranges of proxies in front of nginx, whose word on the visitor's address counts. */
  trustedProxies: readonly string[];
  answerSeconds?: number;
};

const templates = path.resolve(import.meta.dirname, '../../deploy/nginx');
const areas: Area[] = ['page', 'payment', 'asset', 'download', 'data'];

/** nginx reads a configuration through a buffer of 4096 bytes, and no word may be longer. */
const longestWord = 4000;

function quote(value: string): string {
  if (value.length > longestWord) {
    throw new Error(
      `A header of ${value.length} characters is more than nginx can read: the pages inline too many different scripts or styles.`,
    );
  }
  return value.includes('"') ? `'${value}'` : `"${value}"`;
}

const asPattern = (text: string) => text.replaceAll('.', '[.]');

/** Headers whose value depends on the area; the template has a map for each. */
const varying = ['Content-Security-Policy', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'];

function headerLines(sources: PolicySources) {
  const byArea = (name: string) =>
    areas.map((area) => `${area} ${quote(securityHeaders(area, sources)[name] ?? '')};`).join('\n');
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
  const place = (status: ProblemStatus) => `location @problem_${status} {
    default_type application/json;${status === 429 ? '\n    set $twinbridge_retry_after 60;' : ''}
    return ${status} '${body(status)}';
}`;
  return {
    PROBLEM_403: body(403),
    PROBLEM_404: body(404),
    PROBLEM_405: body(405),
    PROBLEM_PAGES: own.map((status) => `error_page ${status} = @problem_${status};`).join('\n'),
    PROBLEMS: own.map(place).join('\n\n'),
    COMMON_PROBLEM_FIELD: commonProblemField,
    PROBLEM_FIELDS: problemFields.map(([at, field]) => `"~${at}" ${field};`).join('\n'),
  };
}

function contractLines() {
  const uploads = allowedPaths.filter(({ limit }) => limit === limits.uploadBytes);
  return {
    ALLOWED_PATHS: allowedPaths
      .map(({ pattern, methods }) => `"~${pattern}" "${methods.join(', ')}";`)
      .join('\n'),
    UPLOAD_PATHS: `^(${uploads.map(({ path: each }) => asPattern(each)).join('|')})$`,
    UPLOAD_BYTES: String(limits.uploadBytes),
    BODY_BYTES: String(limits.bodyBytes),
    WRITES_PER_MINUTE: String(limits.writesPerMinute),
    WRITE_BURST: String(limits.writeBurst),
  };
}

/** A query goes before the fragment of the address that it is carried to. */
function redirectLines(): string {
  return Object.entries(redirects)
    .map(([from, to]) => {
      const [target, fragment] = to.split('#', 2);
      const location = `${target}$is_args$args${fragment === undefined ? '' : '#'}`;
      return `location ~ ^${from}/?$ {\n    return 302 "${location}${fragment ?? ''}";\n}`;
    })
    .join('\n\n');
}

function siteLines({ shell, notFound }: BuiltSite) {
  const internal = [...new Set([shell, notFound])];
  return {
    AREAS: areaPatterns.map(([pattern, area]) => `"~${pattern}" ${area};`).join('\n'),
    KNOWN_PATHS: knownPatterns.join('|'),
    REDIRECTS: redirectLines(),
    SHELL: shell,
    NOT_FOUND: notFound,
    INTERNAL_FILES: internal.map((name) => `location = /${name} {\n    internal;\n}`).join('\n\n'),
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

/** Values that hold further placeholders are filled in turn; a line keeps its indentation. */
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

/** The configuration file. Throws when the pages inline more than nginx can take in a header. */
export async function renderNginx(
  site: BuiltSite,
  settings: NginxSettings,
  sources: PolicySources,
): Promise<string> {
  const read = (name: string) => readFile(path.join(templates, `${name}.conf`), 'utf8');
  const { agency, hrms, tls } = settings;
  const upstreamTls = async ({ scheme, host }: Upstream) =>
    scheme === 'https'
      ? (await read('upstream-tls')).replace('{{NAME}}', host.replace(/:\d+$/, ''))
      : '';
  const values = {
    ...headerLines(sources),
    ...problemLines(),
    ...contractLines(),
    ...siteLines(site),
    SITE_ORIGIN: settings.site.origin,
    SITE_PATTERN: asPattern(settings.site.origin),
    SITE_HOST: settings.site.hostname,
    SITE_AUTHORITY: settings.site.host,
    SITE_SCHEME: settings.site.protocol.slice(0, -1),
    ROOT: settings.root,
    LISTEN: tls ? await read('listen-tls') : `listen ${settings.listen};`,
    CERTIFICATE: tls?.certificate ?? '',
    CERTIFICATE_KEY: tls?.key ?? '',
    PLAIN_HTTP_SERVER: tls ? await read('plain-http-server') : '',
    REAL_ADDRESS: realAddressLines(settings.trustedProxies),
    ANSWER_SECONDS: String(settings.answerSeconds ?? limits.answerSeconds),
    HIDDEN_HEADERS: hiddenHeaders.map((name) => `proxy_hide_header ${name};`).join('\n'),
    AUTHORITIES: settings.authorities,
    LOG: settings.log,
    CREDENTIAL: settings.credential,
    AGENCY: await read('agency'),
    AGENCY_ADDRESS: agency.address,
    AGENCY_HOST: agency.host,
    AGENCY_ORIGIN: agency.origin,
    AGENCY_SCHEME: agency.scheme,
    AGENCY_TLS: await upstreamTls(agency),
    HRMS_ADDRESS: hrms.address,
    HRMS_HOST: hrms.host,
    HRMS_ORIGIN: hrms.origin,
    HRMS_SCHEME: hrms.scheme,
    HRMS_TLS: await upstreamTls(hrms),
    GATE: await read('gate'),
    PROXY: await read('proxy'),
  };
  return fill(await read('site'), values).replace(/\n{3,}/g, '\n\n');
}
