/** Typed clients of both backends, the same in all modes. The mock backend intercepts their requests. */
import createClient, { type Middleware } from 'openapi-fetch';
import { findCookie } from '#contract/cookies.ts';
import type { paths as AgencyPaths } from '#contract/generated/agency.d.ts';
import { bases, csrf as csrfNames } from '#contract/generated/calls.ts';
import type { paths as HrmsPaths } from '#contract/generated/hrms.d.ts';

/** `fetch` with a time limit in ms. Avoids `AbortSignal.any`, which the oldest supported browsers lack. */
const fetchWithin =
  (timeoutMs: number) =>
  (request: Request): Promise<Response> => {
    const ending = new AbortController();
    for (const signal of [request.signal, AbortSignal.timeout(timeoutMs)]) {
      const end = () => ending.abort(signal.reason);
      if (signal.aborted) end();
      else signal.addEventListener('abort', end);
    }
    return globalThis.fetch(request, { signal: ending.signal });
  };

/** `fetch` for a call that sends a file: 10 MB take minutes on a slow line. */
export const uploadFetch = fetchWithin(600_000);

/** The values of a query but empty ones; none of the contract is a list. */
const serializeQuery = (query: object): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => {
      const text = String(value ?? '');
      return text === '' ? [] : [[name, text]];
    }),
  ).toString();

/** Sends the agency backend's CSRF token with writes to it. */
const csrf: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET') return;
    const token = findCookie(globalThis.document?.cookie ?? '', csrfNames.cookie) ?? '';
    // A text that is invalid in a header is not a token.
    if (/^[\x20-\x7e]+$/.test(token)) request.headers.set(csrfNames.header, token);
  },
};

/** A form with a part for each field: empty for null, none for undefined, one for each item of a list; objects as JSON. */
export function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    for (const each of [value === undefined ? [] : value].flat()) {
      const text = each && typeof each === 'object' ? JSON.stringify(each) : String(each ?? '');
      form.append(name, each instanceof Blob ? each : text);
    }
  }
  return form;
}

/** Origin of the site; a placeholder during prerendering, where requests are intercepted. */
const origin = globalThis.location?.origin ?? 'http://site.invalid';

const options = {
  credentials: 'same-origin',
  fetch: fetchWithin(15_000),
  querySerializer: serializeQuery,
} as const;

export const agency = createClient<AgencyPaths>({
  ...options,
  baseUrl: origin + bases.agency,
});

export const hrms = createClient<HrmsPaths>({
  ...options,
  baseUrl: origin + bases.hrms,
});

agency.use(csrf);
