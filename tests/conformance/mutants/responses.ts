/** Mutants outside the body: status, content type, truncation, redirects, connection, headers, cookies, behaviour. */
import { type Breaks, inBody, type Mutant, mutants, type Row, setField } from './mutant.ts';

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

/** Replaces a header; null removes it. */
const setHeader =
  (name: string, value: string | null): Breaks =>
  (response) => {
    const { [name]: _, ...rest } = response.headers;
    return { ...response, headers: value === null ? rest : { ...rest, [name]: [value] } };
  };

/** Replaces a part of a cookie's `Set-Cookie` line. */
const inCookie =
  (name: string, part: string | RegExp, by: string): Breaks =>
  (response) => {
    const lines = (response.headers['set-cookie'] ?? []).map((line) =>
      line.startsWith(`${name}=`) ? line.replace(part, by) : line,
    );
    return { ...response, headers: { ...response.headers, 'set-cookie': lines.filter(Boolean) } };
  };

/** An HTML page, as gateways and error pages are. */
const asHtml: Breaks = (response) => {
  const body = Buffer.from('<!doctype html><title>Gateway</title><h1>Please wait</h1>');
  return { ...response, headers: { ...response.headers, 'content-type': ['text/html'] }, body };
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
  operation: 'listJobs',
  field,
  rewrites: ({ searchParams }) => searchParams.delete(parameter),
});

const somebodyElse = inBody((body) => {
  const profile = body.profile as object | null;
  return { ...body, profile: profile && { ...profile, user: { email: 'else@home.example' } } };
});

export const responseMutants: Mutant[] = [
  ignoring('job_type', '/jobs/*/job_type', 'does not filter by job type'),
  ignoring('department_id', '/jobs/*/department', 'does not filter by department'),
  ignoring('search', '/jobs', 'does not search'),
  {
    ...ignoring(
      'job_type',
      '/jobs/*/job_type',
      'does not filter by job type, and has a wrong date',
    ),
    breaks: setField('/jobs/0/posted_date', '01/11/2026'),
  },
  ...mutants([
    toStatus('registerAccount', 201, 302),
    toStatus('getProject', 404, 200),
    toStatus('careersLogin', 401, 400),
    toStatus('createProfile', 413, 400),
    toStatus('applyToJob', 403, 200),
    toStatus('sendEmail', 200, 202),
    toStatus('updateProfile', 404, 500),
    toStatus('createPaymentIntent', 401, 403),
    toStatus('checkProfile', 401, 200),
    ['listGames', 200, type, 'text/plain', setHeader('content-type', 'text/plain')],
    ['loginAccount', 200, type, 'no content type', setHeader('content-type', null)],
    ['listProjects', 200, type, 'charset ISO-8859-1', setHeader('content-type', latin1)],
    ['listVideoBanners', 200, type, 'an HTML page', asHtml],
    ['careersRegister', 400, type, 'an HTML page', asHtml],
    ['getCaseStudy', 404, type, 'an HTML page', asHtml],
    ['getService', 404, '', 'an empty body', emptied],
    ['applyToJob', 401, '', 'an empty body', emptied],
    ['createPaymentIntent', 400, '', 'an empty body', emptied],
    ['listTeams', 200, '', 'JSON that breaks off', inBytes((body) => body.subarray(0, 200))],
    ['getProject', 200, '', 'a connection that ends early', (sent) => ({ ...sent, cut: 100 })],
    ['listDepartments', 200, '', 'a connection without a response', () => 'reset'],
    slashRedirect('sendEmail', 301),
    slashRedirect('listServices', 301),
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
    ['checkProfile', 200, '/profile/user/email', 'somebody else', somebodyElse],
  ]),
];
