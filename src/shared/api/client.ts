/** Typed clients of both backends, the same in all modes. The mock backend intercepts their requests. */
import createClient, { type Middleware } from 'openapi-fetch';
import type { paths as AgencyPaths } from '#contract/generated/agency.d.ts';
import { bases, csrf as csrfNames } from '#contract/generated/calls.ts';
import type { paths as HrmsPaths } from '#contract/generated/hrms.d.ts';

const timeoutMs = 15_000;

/** `fetch` with the time limit. Avoids `AbortSignal.any`, which the oldest supported browsers lack. */
function fetchWithTimeout(request: Request): Promise<Response> {
  const ending = new AbortController();
  for (const signal of [request.signal, AbortSignal.timeout(timeoutMs)]) {
    const end = () => ending.abort(signal.reason);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  }
  return globalThis.fetch(request, { signal: ending.signal });
}

/** Fields as URL-encoded texts: one for each item of a list, '' for null. */
const toPairs = (fields: object): [name: string, text: string][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((each): [string, string] => [name, String(each ?? '')]),
  );

const serializeQuery = (query: object): string =>
  new URLSearchParams(toPairs(query).filter(([, text]) => text !== '')).toString();

function readToken(): string {
  const start = `${csrfNames.cookie}=`;
  let token = '';
  try {
    const cookie = document.cookie.split('; ').find((each) => each.startsWith(start));
    token = cookie?.slice(start.length) ?? '';
    return decodeURIComponent(token);
  } catch {
    // The browser may deny cookies. Malformed percent-encoding is passed on unchanged.
    return token;
  }
}

/** Sends the agency backend's CSRF token with writes to it. */
const csrf: Middleware = {
  onRequest({ request }) {
    if (request.method === 'GET') return;
    const token = readToken();
    // A text that is invalid in a header is not a token.
    if (/^[\x20-\x7e]+$/.test(token)) request.headers.set(csrfNames.header, token);
  },
};

declare const sent: unique symbol;

/** A multipart body with these fields, made by `toForm`. */
export type FormBody<Fields> = FormData & { readonly [sent]: Fields };

/** The type of an operation for the client: a multipart body is a form, not an object. */
type Sent<Call> = Call extends {
  requestBody: { content: { 'multipart/form-data': infer Fields } };
}
  ? Omit<Call, 'requestBody'> & {
      requestBody: { content: { 'multipart/form-data': FormBody<Fields> } };
    }
  : Call;

type SentPaths<Paths> = {
  [Path in keyof Paths]: { [Method in keyof Paths[Path]]: Sent<Paths[Path][Method]> };
};

/** Origin of the site; a placeholder during prerendering, where requests are intercepted. */
const origin = globalThis.location?.origin ?? 'http://site.invalid';

const options = {
  credentials: 'same-origin',
  fetch: fetchWithTimeout,
  querySerializer: serializeQuery,
} as const;

export const agency = createClient<SentPaths<AgencyPaths>>({
  ...options,
  baseUrl: origin + bases.agency,
});

export const hrms = createClient<SentPaths<HrmsPaths>>({
  ...options,
  baseUrl: origin + bases.hrms,
});

agency.use(csrf);
