/** Typed clients of both backends, the same in all modes. The mock backend intercepts their requests. */
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import type { paths as AgencyPaths } from '#contract/generated/agency.d.ts';
import { bases, csrf as csrfNames, urlEncodedCalls } from '#contract/generated/calls.ts';
import type { paths as HrmsPaths } from '#contract/generated/hrms.d.ts';
import type { operations } from '#contract/generated/operations.ts';

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

/** Sends the body of a call as a URL-encoded form if the contract says so. */
const urlEncoding: Middleware = {
  async onRequest({ request, schemaPath }) {
    if (!urlEncodedCalls.includes(`${request.method} ${schemaPath}`)) return;
    const json = await request.text();
    if (!json) return;
    const encoded = new Request(request, { body: new URLSearchParams(toPairs(JSON.parse(json))) });
    encoded.headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    return encoded;
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

type AgencyCall = Extract<(typeof operations)[keyof typeof operations], { api: 'agency' }>;
/** The calls that need the session of a candidate. */
type PersonalCall = Exclude<AgencyCall, { security: readonly 'basicAuth'[] }>;

type MethodAt<Path, Call> = Call extends { path: Path; method: infer Method extends string }
  ? Lowercase<Method>
  : never;

/** The paths of the agency backend, each with its methods that need no session. */
export type PublicPaths = {
  [Path in keyof AgencyPaths]: Omit<AgencyPaths[Path], MethodAt<Path, PersonalCall>>;
};

type PersonalPaths = {
  [Path in PersonalCall['path']]: Pick<
    AgencyPaths[Path],
    MethodAt<Path, PersonalCall> & keyof AgencyPaths[Path]
  >;
};

/** Origin of the site; a placeholder during prerendering, where requests are intercepted. */
const origin = globalThis.location?.origin ?? 'http://site.invalid';

const options = {
  credentials: 'same-origin',
  fetch: fetchWithTimeout,
  querySerializer: serializeQuery,
} as const;

const agencyClient = createClient<SentPaths<AgencyPaths>>({
  ...options,
  baseUrl: origin + bases.agency,
});

/** The calls that need no session. */
export const agency: Client<SentPaths<PublicPaths>> = agencyClient;

/** The calls that need the session of a candidate, for the `run` of that session. */
export const candidateAgency: Client<SentPaths<PersonalPaths>> = agencyClient;

export const hrms = createClient<SentPaths<HrmsPaths>>({
  ...options,
  baseUrl: origin + bases.hrms,
});

agencyClient.use(urlEncoding, csrf);
hrms.use(urlEncoding);
