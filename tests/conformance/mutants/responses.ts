/** Mutants outside the body: status, content type, truncation, redirects, connection, headers, cookies, behaviour. */
import {
  asHtml,
  type Breaks,
  inBody,
  inCookie,
  type Mutant,
  mutants,
  type Row,
  setField,
  setHeader,
} from './mutant.ts';

const toStatus = (operation: Row[0], from: number, to: number): Row => {
  const breaks: Breaks = (response) => ({ ...response, status: to });
  return [operation, from, 'status', `${to} in its place`, breaks];
};

const inBytes =
  (change: (body: Buffer) => Buffer): Breaks =>
  (response) => ({ ...response, body: change(response.body) });

const emptied = inBytes(() => Buffer.alloc(0));

/** A redirect that adds or removes the trailing slash, as frameworks send it. */
const slashRedirect = (operation: Row[0], status: number): Row => {
  const breaks: Breaks = (_, { pathname }) => {
    const location = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;
    return { status, headers: { location: [location] }, body: Buffer.alloc(0) };
  };
  return [operation, undefined, 'status', `a redirect (${status})`, breaks];
};

/** Allows an origin to read the response with credentials. */
const shareWith = (origin: string): Breaks => {
  const allowed = {
    'access-control-allow-origin': [origin],
    'access-control-allow-credentials': ['true'],
  };
  return (response) => ({ ...response, headers: { ...response.headers, ...allowed } });
};

const type = 'header Content-Type';
const session = 'header Set-Cookie: sessionid';
const token = 'header Set-Cookie: csrftoken';
const sharing = 'header Access-Control-Allow-Origin';
const caching = 'header Cache-Control';
const title = '/profile/job_title';
const anotherSite = 'https://another-site.example';
const latin1 = 'application/json; charset=iso-8859-1';

/** A server that does not know a parameter of `listJobs`. */
const ignoring = (parameter: string, field: string, what: string): Mutant => ({
  name: `listJobs: ${what}`,
  sort: 'behaviour',
  operation: 'listJobs',
  field,
  rewrites: ({ searchParams }) => searchParams.delete(parameter),
});

const somebodyElse = inBody((body) => {
  const profile = body.profile as object | null;
  return { ...body, profile: profile && { ...profile, user: { email: 'else@home.example' } } };
});

export const responseMutants: Mutant[] = [
  ...mutants('wrong status', [
    toStatus('registerAccount', 201, 200),
    toStatus('getProject', 404, 200),
    toStatus('careersLogin', 401, 400),
    toStatus('createProfile', 413, 400),
    toStatus('applyToJob', 403, 200),
    toStatus('sendEmail', 200, 202),
    toStatus('updateProfile', 404, 500),
    toStatus('createPaymentIntent', 401, 403),
    toStatus('checkProfile', 401, 200),
  ]),
  ...mutants('content type', [
    ['listGames', 200, type, 'text/plain', setHeader('content-type', 'text/plain')],
    ['loginAccount', 200, type, 'no content type', setHeader('content-type', null)],
    ['listProjects', 200, type, 'charset ISO-8859-1', setHeader('content-type', latin1)],
  ]),
  ...mutants('HTML', [
    ['listVideoBanners', 200, type, 'an HTML page', asHtml],
    ['careersRegister', 400, type, 'an HTML page', asHtml],
    ['getCaseStudy', 404, type, 'an HTML page', asHtml],
  ]),
  ...mutants('missing error body', [
    ['getService', 404, '', 'an empty body', emptied],
    ['applyToJob', 401, '', 'an empty body', emptied],
    ['createPaymentIntent', 400, '', 'an empty body', emptied],
  ]),
  ...mutants('truncated', [
    ['listTeams', 200, '', 'JSON that breaks off', inBytes((body) => body.subarray(0, 200))],
    ['getProject', 200, '', 'a connection that ends early', (sent) => ({ ...sent, cut: 100 })],
    ['listDepartments', 200, '', 'a connection without a response', () => 'reset'],
  ]),
  ...mutants('slash redirect', [
    slashRedirect('sendEmail', 301),
    slashRedirect('listServices', 301),
    slashRedirect('getCaseStudy', 301),
    slashRedirect('loginAccount', 308),
  ]),
  ...mutants('lost cookie', [
    ['careersLogin', 200, session, 'no session cookie', inCookie('sessionid', /.*/, '')],
    ['careersRegister', 201, session, 'another name', inCookie('sessionid', 'sessionid', 'sid')],
  ]),
  ...mutants('cookie attributes', [
    ['careersLogin', 200, session, 'no HttpOnly', inCookie('sessionid', '; HttpOnly', '')],
    ['careersRegister', 201, session, 'SameSite=None', inCookie('sessionid', 'Lax', 'None')],
    ['careersLogin', 200, session, 'a narrow path', inCookie('sessionid', 'Path=/', 'Path=/api/')],
    ['careersRegister', 201, session, 'a domain', inCookie('sessionid', /$/, '; Domain=b.example')],
    ['careersLogin', 200, token, 'hidden from scripts', inCookie('csrftoken', /$/, '; HttpOnly')],
  ]),
  ...mutants('CORS', [
    ['checkProfile', 200, sharing, 'open to the origin that asks', shareWith(anotherSite)],
    ['careersLogin', 200, sharing, 'open to all', shareWith('*')],
  ]),
  ...mutants('caching', [
    ['createPaymentIntent', 200, caching, 'public', setHeader('cache-control', 'public')],
    ['checkProfile', 200, caching, 'no Cache-Control', setHeader('cache-control', null)],
  ]),
  ignoring('job_type', '/jobs/*/job_type', 'does not filter by job type'),
  ignoring('department_id', '/jobs/*/department', 'does not filter by department'),
  ignoring('search', '/jobs', 'does not search'),
  ...mutants('behaviour', [
    ['createProfile', 400, '/message', 'another text', setField('/message', 'There is one.')],
    ['applyToJob', 400, '/message', 'another text', inBody(() => ({ error: 'Duplicate.' }))],
    ['sendEmail', 200, '/status', 'no sign of success', inBody(() => ({}))],
    ['updateProfile', 200, title, 'shows the old profile', setField(title, 'as before')],
    ['checkProfile', 200, '/profile/user/email', 'somebody else', somebodyElse],
  ]),
];
