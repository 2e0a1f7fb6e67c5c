/** Mutants around the body: status, content type, broken text, redirects, connection, headers, cookies, behaviour. */
import type { OperationId } from '../../../mocks/generated/operations.ts';
import {
  asHtml,
  type Broken,
  inBody,
  type Mutant,
  onCookies,
  setField,
  setHeader,
} from './mutant.ts';

type Breaks = NonNullable<Mutant['breaks']>;

const mutant = (
  sort: string,
  operation: OperationId,
  status: number | undefined,
  field: string,
  what: string,
  breaks: Breaks,
): Mutant => ({
  name: [operation, status].filter(Boolean).join(' ').concat(`: ${what}`),
  sort,
  operation,
  status,
  field,
  breaks,
});

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
    (answer) => ({ ...answer, body: Buffer.alloc(0) }),
    'missing error body',
  ],
  [
    'applyToJob',
    401,
    '',
    'an empty body',
    (answer) => ({ ...answer, body: Buffer.alloc(0) }),
    'missing error body',
  ],
  [
    'createPaymentIntent',
    400,
    '',
    'an empty body',
    (answer) => ({ ...answer, body: Buffer.alloc(0) }),
    'missing error body',
  ],
  [
    'listTeams',
    200,
    '',
    'JSON that breaks off',
    (answer) => ({ ...answer, body: answer.body.subarray(0, 200) }),
    'truncated',
  ],
  [
    'getProject',
    200,
    '',
    'a connection that ends in the body',
    (answer) => ({ ...answer, cut: 100 }),
    'truncated',
  ],
  ['listDepartments', 200, '', 'a connection without an answer', () => 'reset', 'truncated'],
];

/** A redirect to the same address with the last slash added or taken away, as frameworks do. */
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

const withoutCookie = (name: string): Breaks =>
  onCookies((line) => (line.startsWith(`${name}=`) ? null : line));

const changeCookie = (name: string, change: (line: string) => string): Breaks =>
  onCookies((line) => (line.startsWith(`${name}=`) ? change(line) : line));

const session = 'header Set-Cookie: sessionid';

const cookies: Mutant[] = [
  mutant(
    'lost cookie',
    'careersLogin',
    200,
    session,
    'no session cookie',
    withoutCookie('sessionid'),
  ),
  mutant(
    'lost cookie',
    'careersRegister',
    201,
    session,
    'the session under another name',
    changeCookie('sessionid', (line) => line.replace('sessionid', 'sid')),
  ),
  mutant(
    'cookie attributes',
    'careersLogin',
    200,
    session,
    'no HttpOnly',
    changeCookie('sessionid', (line) => line.replace('; HttpOnly', '')),
  ),
  mutant(
    'cookie attributes',
    'careersRegister',
    201,
    session,
    'SameSite=None',
    changeCookie('sessionid', (line) => line.replace('Lax', 'None')),
  ),
  mutant(
    'cookie attributes',
    'careersLogin',
    200,
    session,
    'a narrow path',
    changeCookie('sessionid', (line) => line.replace('Path=/', 'Path=/api/careers/login/')),
  ),
  mutant(
    'cookie attributes',
    'careersRegister',
    201,
    session,
    'a domain',
    changeCookie('sessionid', (line) => `${line}; Domain=backend.example`),
  ),
  mutant(
    'cookie attributes',
    'careersLogin',
    200,
    'header Set-Cookie: csrftoken',
    'a CSRF token that scripts cannot read',
    changeCookie('csrftoken', (line) => `${line}; HttpOnly`),
  ),
];

/** Lets the origin that asks, or every origin, read the answer with its visitor's cookies. */
const shareWith =
  (origin: string): Breaks =>
  (answer) => ({
    ...answer,
    headers: {
      ...answer.headers,
      'access-control-allow-origin': [origin],
      'access-control-allow-credentials': ['true'],
    },
  });

const privacy: Mutant[] = [
  mutant(
    'CORS',
    'checkProfile',
    200,
    'header Access-Control-Allow-Origin',
    'open to the origin that asks',
    shareWith('https://another-site.example'),
  ),
  mutant(
    'CORS',
    'careersLogin',
    200,
    'header Access-Control-Allow-Origin',
    'open to all',
    shareWith('*'),
  ),
  mutant(
    'caching',
    'createPaymentIntent',
    200,
    'header Cache-Control',
    'public',
    setHeader('cache-control', 'public, max-age=60'),
  ),
  mutant(
    'caching',
    'checkProfile',
    200,
    'header Cache-Control',
    'no Cache-Control',
    setHeader('cache-control', null),
  ),
];

const misbehaviour: Omit<Mutant, 'sort'>[] = [
  {
    name: 'listJobs: does not filter by job type',
    operation: 'listJobs',
    field: '/jobs/*/job_type',
    rewrites: ({ searchParams }) => searchParams.delete('job_type'),
  },
  {
    name: 'listJobs: does not filter by department',
    operation: 'listJobs',
    field: '/jobs/*/department',
    rewrites: ({ searchParams }) => searchParams.delete('department_id'),
  },
  {
    name: 'listJobs: does not search',
    operation: 'listJobs',
    field: '/jobs',
    rewrites: ({ searchParams }) => searchParams.delete('search'),
  },
  {
    name: 'createProfile 400: another text for an existing profile',
    operation: 'createProfile',
    field: '/message',
    status: 400,
    breaks: setField('/message', 'There is one.'),
  },
  {
    name: 'applyToJob 400: another text for a second application',
    operation: 'applyToJob',
    field: '/message',
    status: 400,
    breaks: inBody(() => ({ error: 'Duplicate.' })),
  },
  {
    name: 'sendEmail 200: no sign of success',
    operation: 'sendEmail',
    field: '/status',
    status: 200,
    breaks: inBody(() => ({})),
  },
  {
    name: 'updateProfile 200: shows the old profile',
    operation: 'updateProfile',
    field: '/profile/job_title',
    status: 200,
    breaks: setField('/profile/job_title', 'as before'),
  },
  {
    name: 'checkProfile 200: somebody else',
    operation: 'checkProfile',
    field: '/profile/user/email',
    status: 200,
    breaks: inBody((body) => {
      const profile = body.profile as Record<string, unknown> | null;
      return { ...body, profile: profile && { ...profile, user: { email: 'else@home.example' } } };
    }),
  },
];

/** Every mutant around the body. */
export const answerMutants: Mutant[] = [
  ...statuses.map(([operation, from, to]) =>
    mutant('wrong status', operation, from, 'status', `${to} in its place`, (answer) => ({
      ...answer,
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
  ...misbehaviour.map((each) => ({ sort: 'behaviour', ...each })),
];
