/** Typed clients of both backends, the same in all modes. Mock backends intercept the requests. */
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths as AgencyPaths } from '#contract/generated/agency.d.ts';
import type { paths as HrmsPaths } from '#contract/generated/hrms.d.ts';

const timeoutMs = 15_000;

const fetchWithTimeout = (request: Request) =>
  globalThis.fetch(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]),
  });

function serializeQuery(query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  return parameters.toString();
}

function readToken(): string {
  const [, token = ''] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  try {
    return decodeURIComponent(token);
  } catch {
    // Malformed percent-encoding is passed on as it is.
    return token;
  }
}

/** Sends the agency backend's CSRF token with writes to it. */
const csrf: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET') return;
    const token = readToken();
    // Text that no header can hold is no token either.
    if (/^[\x20-\x7e]+$/.test(token)) request.headers.set('X-CSRFToken', token);
  },
};

/** Origin of the site; a placeholder during prerendering, where requests are intercepted. */
const origin = globalThis.location?.origin ?? 'http://site.invalid';

const options = {
  credentials: 'same-origin',
  fetch: fetchWithTimeout,
  querySerializer: serializeQuery,
} as const;

export const agency = createClient<AgencyPaths>({ ...options, baseUrl: origin });

export const hrms = createClient<HrmsPaths>({ ...options, baseUrl: `${origin}/hrms` });

agency.use(csrf);
