/** The calls that the edge forwards, exactly those of the contract, and its refusals of others. */
import type { IncomingHttpHeaders } from 'node:http';
import { agencySchemas } from '#contract/generated/agency.schemas.ts';
import { hrmsSchemas } from '#contract/generated/hrms.schemas.ts';
import { operations } from '#contract/generated/operations.ts';
import type { ContractSchemas } from '#contract/jsonSchema.ts';
import { specificFirst } from '#contract/matchOperation.ts';
import { bodyBytes, takesFile, uploadBytes } from './limits.ts';

/** Valid UTF-8, percent-encoded; `T` stands for the continuation bytes 80 to BF. */
const text =
  'C[2-9A-F]%T|D[0-9A-F]%T|E0%[AB][0-9A-F]%T|E[1-9A-CEF]%T%T|ED%[89][0-9A-F]%T|F0%[9AB][0-9A-F]%T%T|F[1-3]%T%T%T|F4%8[0-9A-F]%T%T';

/** Percent-encoded ASCII that is allowed: not controls, `/`, `\`, `%`, nor characters that need no encoding. */
const ascii = '2[0-46-9A-C]|3[A-F]|40|5[BDE]|60|7[B-D]';

/**
 * Pattern of a normalized target with its query, for nginx and JavaScript, case-insensitive: no empty segment
 * except the last, no `.` or `..` (nor `..;`, which some servers treat as `..`), and no needless encoding. The edge
 * rejects all other targets with 400.
 */
export const normalTarget = `(?![^?]*(//|/[.]{1,2}([/;?]|%3B|$)))/([\\w./~!$&'()*+,;=:@-]|%(${ascii}|${text.replaceAll('T', '[89AB][0-9A-F]')}))*([?][\\x21\\x22\\x24-\\x7e]*)?`;

/** An allowed path (the contract's path with the site's prefix), its methods and its largest body in bytes. */
export type AllowedPath = { path: string; methods: string[]; limit: number };

/** Ends the session in the browser; the contract has no call for it. */
export const logoutPath = '/edge/logout';

type Row = { id: string; base: string; method: string; path: string };

const paths = new Map<string, AllowedPath>();
for (const row of specificFirst(Object.values<Row>(operations))) {
  const { id, base, method } = row;
  const path = `${base}${row.path}`;
  const entry = paths.get(path) ?? { path, methods: [], limit: bodyBytes };
  entry.methods.push(method);
  if (takesFile(id)) entry.limit = uploadBytes;
  paths.set(path, entry);
}

export const allowedPaths: readonly AllowedPath[] = [
  ...paths.values(),
  { path: '/media/{+file}', methods: ['GET', 'HEAD'], limit: bodyBytes },
  { path: logoutPath, methods: ['POST'], limit: bodyBytes },
];

/** Pattern of a contract path; a parameter matches one segment, `{+…}` any. */
export const pathPattern = (path: string) =>
  `^${path
    .replaceAll('.', '[.]')
    .replace('{+file}', '.+')
    .replace(/\{[\w-]+\}/g, '[^/]+')}$`;

/** The entry for the path of a normalized target. */
export const findAllowed = (path: string): AllowedPath | undefined =>
  allowedPaths.find((allowed) => new RegExp(pathPattern(allowed.path)).test(path));

const common = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Content-Type', 'User-Agent', 'Origin'],
  ...['If-Modified-Since', 'If-None-Match', 'If-Range', 'Range'],
];

/** Names of the headers that calls of a contract have as parameters. */
const parametersOf = ({ operations }: ContractSchemas): string[] =>
  Object.values(operations).flatMap(({ headers, cookies }) => [
    ...Object.keys(headers?.properties ?? {}),
    ...(cookies ? ['Cookie'] : []),
  ]);

/**
 * Request headers that the edge forwards to a backend; it removes all others. The agency uses cookies, and Django checks
 * the Referer of writes over TLS. The human-resource backend, run by another company, gets the token that the page sends.
 */
export const requestHeaders = {
  agency: [...new Set([...common, 'Cookie', 'Referer', ...parametersOf(agencySchemas)])],
  hrms: [...new Set([...common, 'Authorization', ...parametersOf(hrmsSchemas)])],
};

/** Names of the response headers of the contract, which the edge passes on, in lower case; others have rules of their own. */
export const responseHeaders = [agencySchemas, hrmsSchemas]
  .flatMap(({ operations }: ContractSchemas) => Object.values(operations))
  .flatMap(({ responses }) => Object.values(responses))
  .flatMap(({ headers }) => Object.keys(headers?.properties ?? {}))
  .filter(
    (name, index, all) => !/^(location|set-cookie)$/.test(name) && all.indexOf(name) === index,
  );

/**
 * A JSON body with the text in the three fields that the site's forms read. The contact form takes a failure with
 * `message` and without `error` for a success.
 */
const problem = (text: string) => JSON.stringify({ error: text, message: text, detail: text });

/** JSON bodies of the edge's own error responses. */
export const problems = {
  403: problem('This request did not come from the website.'),
  404: problem('There is no such call.'),
  405: problem('This call does not take that method.'),
  413: problem('This is too large to be sent.'),
  429: problem('Too many requests. Please wait a minute and try again.'),
  502: problem('The service cannot be reached at the moment. Please try again later.'),
  504: problem('The service did not answer in time. Please try again later.'),
} as const;

/** Status of an error response of the edge. */
export type ProblemStatus = keyof typeof problems;

/** True unless `Origin` or `Sec-Fetch-Site` shows that a write comes from the site, and neither contradicts it. */
function isForeign({ origin, host, 'sec-fetch-site': fetchSite }: IncomingHttpHeaders): boolean {
  if (origin === undefined) return fetchSite !== 'same-origin';
  return origin !== `http://${host}` || (fetchSite !== undefined && fetchSite !== 'same-origin');
}

/**
 * The status with which a Node server refuses a request below `/api/`, `/media/`, `/hrms/` or `/edge/`, like
 * `deploy/nginx/parts.conf`, or null. The target must be normalized; a body needs a `Content-Length`.
 */
export function refusalOf(
  path: string,
  method: string,
  headers: IncomingHttpHeaders,
): { status: ProblemStatus; allow?: string } | null {
  const { methods = [], limit = bodyBytes } = findAllowed(path) ?? {};
  const isTooLarge = headers['transfer-encoding'] || Number(headers['content-length']) > limit;
  if (isTooLarge) return { status: 413 };
  if (methods.length === 0) return { status: 404 };
  if (!methods.includes(method)) return { status: 405, allow: methods.join(', ') };
  const isWrite = method !== 'GET' && method !== 'HEAD';
  return isWrite && isForeign(headers) ? { status: 403 } : null;
}
