/** Mutants outside the body: status, content type, truncation, redirects, connection, headers, cookies, behaviour. */
import type { OperationId } from '#contract/generated/operations.ts';
import { type Breaks, mutant } from './around.ts';
import { behaviourViolations } from './behaviour.ts';
import { asHtml, type Broken, type Mutant, setHeader } from './mutant.ts';
import { cookies, privacy } from './secrets.ts';

const statuses: [OperationId, from: number, to: number][] = [
  ['registerAccount', 201, 200],
  ['getProject', 404, 200],
  ['careersLogin', 401, 400],
  ['createProfile', 413, 400],
  ['applyToJob', 403, 200],
  ['sendEmail', 200, 202],
  ['updateProfile', 404, 500],
  ['createPaymentIntent', 401, 403],
  ['checkProfile', 401, 200],
];

const texts: [OperationId, status: number, field: string, what: string, Breaks, sort: string][] = [
  [
    'listGames',
    200,
    'header Content-Type',
    'text/plain',
    setHeader('content-type', 'text/plain'),
    'content type',
  ],
  [
    'loginAccount',
    200,
    'header Content-Type',
    'no content type',
    setHeader('content-type', null),
    'content type',
  ],
  [
    'listProjects',
    200,
    'header Content-Type',
    'charset ISO-8859-1',
    setHeader('content-type', 'application/json; charset=iso-8859-1'),
    'content type',
  ],
  ['listVideoBanners', 200, 'header Content-Type', 'an HTML page', asHtml, 'HTML'],
  ['careersRegister', 400, 'header Content-Type', 'an HTML page', asHtml, 'HTML'],
  ['getCaseStudy', 404, 'header Content-Type', 'an HTML page', asHtml, 'HTML'],
  [
    'getService',
    404,
    '',
    'an empty body',
    (response) => ({ ...response, body: Buffer.alloc(0) }),
    'missing error body',
  ],
  [
    'applyToJob',
    401,
    '',
    'an empty body',
    (response) => ({ ...response, body: Buffer.alloc(0) }),
    'missing error body',
  ],
  [
    'createPaymentIntent',
    400,
    '',
    'an empty body',
    (response) => ({ ...response, body: Buffer.alloc(0) }),
    'missing error body',
  ],
  [
    'listTeams',
    200,
    '',
    'JSON that breaks off',
    (response) => ({ ...response, body: response.body.subarray(0, 200) }),
    'truncated',
  ],
  [
    'getProject',
    200,
    '',
    'a connection that ends in the body',
    (response) => ({ ...response, cut: 100 }),
    'truncated',
  ],
  ['listDepartments', 200, '', 'a connection without a response', () => 'reset', 'truncated'],
];

/** A redirect that adds or removes the trailing slash, as frameworks send it. */
const slashRedirect =
  (status: number): Breaks =>
  (_, { pathname }): Broken => {
    const location = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;
    return { status, headers: { location: [location] }, body: Buffer.alloc(0) };
  };

const redirects: [OperationId, number][] = [
  ['sendEmail', 301],
  ['listServices', 301],
  ['getCaseStudy', 301],
  ['loginAccount', 308],
];

export const responseMutants: Mutant[] = [
  ...statuses.map(([operation, from, to]) =>
    mutant('wrong status', operation, from, 'status', `${to} in its place`, (response) => ({
      ...response,
      status: to,
    })),
  ),
  ...texts.map(([operation, status, field, what, breaks, sort]) =>
    mutant(sort, operation, status, field, what, breaks),
  ),
  ...redirects.map(([operation, status]) =>
    mutant(
      'slash redirect',
      operation,
      undefined,
      'status',
      `a redirect (${status})`,
      slashRedirect(status),
    ),
  ),
  ...cookies,
  ...privacy,
  ...behaviourViolations.map((each) => ({ sort: 'behaviour', ...each })),
];
