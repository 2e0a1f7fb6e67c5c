/** Mutants outside the body: status, content type, truncation, redirects, connection, headers, cookies, behaviour. */
import {
  type Breaks,
  changesRequest,
  inBody,
  type Mutant,
  mutant,
  mutants,
  type Row,
  setField,
  withHeaders,
} from './mutant.ts';

const toStatus = (operation: Row[0], from: number, status: number): Row => {
  const what = `${status} in its place`;
  return [operation, from, 'status', what, (response) => ({ ...response, status })];
};

const emptied: Breaks = (response) => ({ ...response, body: Buffer.alloc(0) });
const brokenOff: Breaks = (response) => ({ ...response, body: response.body.subarray(0, 200) });

/** A redirect that adds or removes the trailing slash, as frameworks send it. */
const slashRedirect = (operation: Row[0], status: number): Row => {
  const breaks: Breaks = (_, { pathname }) => {
    const location = pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/`;
    return { status, headers: { location: [location] }, body: Buffer.alloc(0) };
  };
  return [operation, undefined, 'status', `a redirect (${status})`, breaks];
};

/** Replaces a header; null removes it. */
const setHeader =
  (name: string, value: string | null): Breaks =>
  (response) =>
    withHeaders(response, { [name]: value });

/** Replaces a part of a cookie's `Set-Cookie` line. */
const inCookie =
  (name: string, part: string | RegExp, by: string): Breaks =>
  (response) => {
    const lines = (response.headers['set-cookie'] ?? []).map((line) =>
      line.startsWith(`${name}=`) ? line.replace(part, by) : line,
    );
    return withHeaders(response, { 'set-cookie': lines.filter(Boolean) });
  };

/** Replaces the body by an HTML page, like a gateway. */
export const asHtml: Breaks = (response) => {
  const body = Buffer.from('<!doctype html><title>Gateway</title><h1>Please wait</h1>');
  return { ...withHeaders(response, { 'content-type': 'text/html' }), body };
};

/** Allows an origin to read the response with credentials. */
const shareWith =
  (origin: string): Breaks =>
  (response) => {
    const allowed = { 'access-control-allow-origin': origin };
    return withHeaders(response, { ...allowed, 'access-control-allow-credentials': 'true' });
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
const ignoring = (parameter: string, field: string, what: string): Mutant =>
  changesRequest('listJobs', field, what, (sent) => {
    sent.url.searchParams.delete(parameter);
    return sent;
  });

/** A fault that hides another one. */
const ignoringBehindDate = mutant(
  'listJobs',
  '/jobs/*/job_type',
  'does not filter by job type, and has a wrong date',
  () => async (sent, next, operation) => {
    if (operation !== 'listJobs') return next(sent);
    sent.url.searchParams.delete('job_type');
    return setField('/jobs/0/posted_date', '01/11/2026')(await next(sent), sent.url);
  },
);

const somebodyElse = inBody((body) => {
  const profile = body.profile as object | null;
  return { ...body, profile: profile && { ...profile, user: { email: 'else@home.example' } } };
});

export const responseMutants: Mutant[] = [
  ignoring('job_type', '/jobs/*/job_type', 'does not filter by job type'),
  ignoring('department_id', '/jobs/*/department', 'does not filter by department'),
  ignoring('search', '/jobs', 'does not search'),
  ignoringBehindDate,
  ...mutants([
    toStatus('registerAccount', 201, 302),
    toStatus('getProject', 404, 200),
    toStatus('createProfile', 413, 400),
    toStatus('applyToJob', 403, 200),
    toStatus('sendEmail', 200, 202),
    toStatus('updateProfile', 404, 500),
    toStatus('createPaymentIntent', 401, 403),
    toStatus('checkProfile', 401, 200),
    ['listGames', 200, type, 'text/plain', setHeader('content-type', 'text/plain')],
    ['loginAccount', 200, type, 'no content type', setHeader('content-type', null)],
    ['listProjects', 200, type, 'charset ISO-8859-1', setHeader('content-type', latin1)],
    ['getCaseStudy', 404, type, 'an HTML page', asHtml],
    ['getService', 404, '', 'an empty body', emptied],
    ['listTeams', 200, '', 'JSON that breaks off', brokenOff],
    ['getProject', 200, '', 'a connection that ends early', (sent) => ({ ...sent, cut: 100 })],
    ['listDepartments', 200, '', 'a connection without a response', () => 'reset'],
    slashRedirect('sendEmail', 301),
    slashRedirect('getCaseStudy', 301),
    slashRedirect('loginAccount', 308),
    ['careersLogin', 200, session, 'no session cookie', inCookie('sessionid', /.*/, '')],
    ['careersRegister', 201, session, 'another name', inCookie('sessionid', 'sessionid', 'sid')],
    ['careersLogin', 200, session, 'no HttpOnly', inCookie('sessionid', '; HttpOnly', '')],
    ['careersRegister', 201, session, 'SameSite=None', inCookie('sessionid', 'Lax', 'None')],
    ['careersLogin', 200, session, 'a narrow path', inCookie('sessionid', 'Path=/', 'Path=/api/')],
    ['careersRegister', 201, session, 'a domain', inCookie('sessionid', /$/, '; Domain=b.example')],
    ['careersLogin', 200, token, 'hidden from scripts', inCookie('csrftoken', /$/, '; HttpOnly')],
    ['checkProfile', 200, sharing, 'open to the origin that asks', shareWith(anotherSite)],
    ['careersLogin', 200, sharing, 'open to all', shareWith('*')],
    ['createPaymentIntent', 200, caching, 'public', setHeader('cache-control', 'public')],
    ['checkProfile', 200, caching, 'no Cache-Control', setHeader('cache-control', null)],
    ['createProfile', 400, '/message', 'another text', setField('/message', 'There is one.')],
    ['applyToJob', 400, '/message', 'another text', inBody(() => ({ error: 'Duplicate.' }))],
    ['sendEmail', 200, '/status', 'no sign of success', inBody(() => ({}))],
    ['updateProfile', 200, title, 'shows the old profile', setField(title, 'as before')],
    ['careersLogin', 200, title, 'an old profile', setField(title, 'as before')],
    [
      'sendEmail',
      400,
      '/message',
      'a refusal as a message',
      inBody(({ error }) => ({ message: error })),
    ],
    ['checkProfile', 200, '/profile/user/email', 'somebody else', somebodyElse],
  ]),
];
