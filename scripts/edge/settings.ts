/** What an operator tells the edge, in environment variables: read and refused before anything is written. */
import { isIP } from 'node:net';
import { parseOrigins, parseRanges, parseSecureOrigin } from './origin.ts';

/**
 * The site's address, its two backends, other origins of images and videos, a URL for reports of the content policy (or ''),
 * and the addresses of the proxy that does TLS in front of nginx (none: nginx does TLS), for which nginx listens at `listen`.
 */
export type EdgeSettings = {
  site: URL;
  agency: URL;
  hrms: URL;
  media: readonly string[];
  reports: string;
  proxies: readonly string[];
  listen: string;
};

/** The help on the variables. */
export const edgeVariables = `  VITE_SITE_URL      where visitors reach the site, such as https://www.example.com; writes must come from there
  AGENCY_ORIGIN      the agency's backend
  HRMS_ORIGIN        the human-resource backend
  MEDIA_ORIGINS      other origins of images and videos, separated by blanks
  REPORT_URI         where browsers report violations of the content policy
  TRUSTED_PROXIES    addresses or ranges of the proxy that does TLS; without it nginx does TLS itself
  EDGE_LISTEN        port, or address and port, of nginx behind that proxy, default 127.0.0.1:8080`;

/** Reads a port, or an address and a port. */
function parseListen(value: string): string {
  const target = `http://${/^\d+$/.test(value) ? `0.0.0.0:${value}` : value}`;
  const url = URL.canParse(target) ? new URL(target) : null;
  if (url && url.href === `http://${url.host}/` && isIP(url.hostname.replace(/[[\]]/g, ''))) {
    return url.host;
  }
  throw new Error(`EDGE_LISTEN is ${value}. Write a port, or an address such as 127.0.0.1:8080.`);
}

/** Reads the URL of reports. What has a meaning in a policy or in nginx is refused. */
function parseReports(value: string): string {
  if (/^https:[\w./:?=&%~+-]+$/.test(value) && URL.canParse(value)) return new URL(value).href;
  throw new Error(`REPORT_URI is ${value}. Write a URL such as https://reports.example.com/csp.`);
}

/** Reads the variables. Throws a sentence that names one and says what to write. */
export function parseSettings(env: Record<string, string | undefined>): EdgeSettings {
  const { TRUSTED_PROXIES, EDGE_LISTEN, REPORT_URI, MEDIA_ORIGINS } = env;
  const read = (name: string) => parseSecureOrigin(env[name], name);
  const [site, agency, hrms] = [read('VITE_SITE_URL'), read('AGENCY_ORIGIN'), read('HRMS_ORIGIN')];
  const proxies = parseRanges(TRUSTED_PROXIES, 'TRUSTED_PROXIES');
  if (new Set([site.host, agency.host, hrms.host]).size < 3) {
    throw new Error('VITE_SITE_URL, AGENCY_ORIGIN and HRMS_ORIGIN need three different hosts.');
  }
  if (proxies.length === 0 && (EDGE_LISTEN || site.protocol === 'http:')) {
    throw new Error(
      'EDGE_LISTEN, or a site without TLS, needs TRUSTED_PROXIES, such as 127.0.0.1.',
    );
  }
  if (site.port && site.protocol === 'https:') {
    throw new Error(`VITE_SITE_URL has a port. Write https://${site.hostname}.`);
  }
  return {
    site,
    agency,
    hrms,
    media: parseOrigins(MEDIA_ORIGINS, 'MEDIA_ORIGINS'),
    reports: REPORT_URI ? parseReports(REPORT_URI) : '',
    proxies,
    listen: parseListen(EDGE_LISTEN || '127.0.0.1:8080'),
  };
}
