/** The typed clients of both backends. Every mode uses them unchanged: who answers is decided outside the page. */
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths as AgencyPaths } from '#contract/generated/agency.d.ts';
import type { paths as HrmsPaths } from '#contract/generated/hrms.d.ts';

/** A request that has no answer after this many milliseconds has failed. */
const timeoutMs = 15_000;

const fetchWithTimeout = (request: Request) =>
  globalThis.fetch(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
  });

/** Leaves out filters that are not set (section 7: only non-empty ones are sent). */
function serializeQuery(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  return parameters.toString();
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  const value = pair?.slice(name.length + 1) ?? null;
  try {
    return value && decodeURIComponent(value);
  } catch {
    // Whatever it is, it is not ours to judge; the backend compares it as it stands.
    return value;
  }
}

/** Writes prove that they come from this site, when the agency's backend has set a token. No other backend sees it. */
const csrf: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET') return;
    const token = readCookie('csrftoken');
    // Text that no header can hold is no token either.
    if (token && /^[\x20-\x7e]+$/.test(token)) request.headers.set('X-CSRFToken', token);
  },
};

/** The site's own origin. Without a browser there is none, and prerendering answers the calls itself. */
const origin = globalThis.location?.origin ?? 'http://site.invalid';

const options = {
  credentials: 'same-origin',
  fetch: fetchWithTimeout,
  querySerializer: serializeQuery,
} as const;

/** Content, contact form and careers. */
export const agency = createClient<AgencyPaths>({ ...options, baseUrl: origin });

/** Accounts and payments of the subscription sale. */
export const hrms = createClient<HrmsPaths>({ ...options, baseUrl: `${origin}/hrms` });

agency.use(csrf);
