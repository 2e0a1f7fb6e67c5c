/** Faults of a backend. */
import type { OperationId } from '#contract/generated/operations.ts';
import {
  type Broken,
  bodyOf,
  cookieOf,
  inBody,
  inRequest,
  inResponse,
  type Json,
  respond,
  type Sent,
  type Serve,
  setField,
  withHeaders,
} from './brokenServer.ts';
import { readRows } from './check.ts';

/** A server that refuses or fails some requests of a call, by a pattern of query and body. */
const refuses = (call: string, status: number, pattern: RegExp): Serve => {
  const text = 'It is refused.';
  return async (sent, next, operation) => {
    const query = decodeURIComponent(sent.url.search.replaceAll('+', ' '));
    const isMeant = operation === call && pattern.test(query + sent.body.subarray(0, 20_000));
    return isMeant ? respond(status, { detail: text, message: text, error: text }) : next(sent);
  };
};

/** Changes the profile in every response. */
const inProfile =
  (change: (profile: Json, sent: Sent, operation: string) => void): Serve =>
  async (sent, next, operation) => {
    const response = await next(sent);
    if (!/Profile$|careersLogin/.test(operation) || response.status >= 300) return response;
    return inBody((body) => {
      if (body.profile) change(body.profile as Json, sent, operation);
      return body;
    })(response);
  };

/** Stores the second of two requests that come while the first one is handled. */
const storesBoth = (call: string): Serve => {
  let running = 0;
  return async (sent, next, operation) => {
    if (operation !== call) return next(sent);
    running += 1;
    const isSecond = running > 1;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const response = await next(sent);
    running -= 1;
    return isSecond && response.status === 400 ? respond(201, { message: 'Stored.' }) : response;
  };
};

/** Answers with the response of whoever asked last. */
function mixesUp(call: string): Serve {
  let last: ReturnType<Parameters<Serve>[1]> | undefined;
  return async (sent, next, operation) => {
    if (operation !== call) return next(sent);
    last = next(sent);
    await new Promise((resolve) => setTimeout(resolve, 50));
    return last;
  };
}

/** Records what a visitor has paid another amount for. */
const recordAnyNumber = (response: Broken, sent: Sent): Broken =>
  bodyOf(sent).max_employees === 1000 ? respond(200, { message: 'Recorded.' }) : response;

/** A session id that the browser came with becomes the account's. */
function keepsPlanted(call: string): Serve {
  const real = new Map<string, string>();
  return async (sent, next, operation) => {
    const planted = cookieOf(sent, 'sessionid') ?? '';
    const known = real.get(planted);
    const cookie = (sent.headers.cookie ?? '').replace(planted, known ?? planted);
    const response = await next(known ? { ...sent, headers: { ...sent.headers, cookie } } : sent);
    const lines = response.headers['set-cookie'];
    if (operation !== call || !planted || !lines) return response;
    real.set(planted, /sessionid=([^;]*)/.exec(lines.join())?.[1] ?? '');
    const kept = lines.map((line) => line.replace(/sessionid=[^;]*/, `sessionid=${planted}`));
    return withHeaders({ 'set-cookie': kept })(response);
  };
}

/** Shows the first profile of a session for ever. */
export function showsStale(): Serve {
  const first = new Map<unknown, Json>();
  return inProfile((profile, sent, operation) => {
    if (operation !== 'checkProfile') return;
    const session = cookieOf(sent, 'sessionid');
    Object.assign(profile, first.get(session) ?? {});
    first.set(session, { ...profile });
  });
}

const trimPassword = inBody(({ password, ...body }) => {
  return { ...body, password: String(password).trim() };
});

/** A property of a success has another value. */
const field = (call: OperationId, pointer: string, value: unknown): Serve =>
  inResponse(call, (response) =>
    response.status < 300 ? setField(pointer, value)(response) : response,
  );

/** A header of a success has another value. */
const header = (call: OperationId, name: string, value: string | null): Serve =>
  inResponse(call, withHeaders({ [name]: value }), 200);

/** Some queries of `listJobs` have other jobs. */
const jobs = (query: RegExp, change: (jobs: Json[]) => Json[]): Serve =>
  inResponse('listJobs', (response, { url }) =>
    response.status === 200 && query.test(url.search)
      ? inBody((body) => ({ jobs: change(body.jobs as Json[]) }))(response)
      : response,
  );

const renamed = inBody(({ short_text: shortText, ...body }) => ({ ...body, shortText }));

const withoutHttpOnly = ({ headers, ...response }: Broken): Broken => {
  return { ...response, headers: JSON.parse(JSON.stringify(headers).replace('; HttpOnly', '')) };
};

const openToAll = (response: Broken, { headers }: Sent) =>
  withHeaders({
    'access-control-allow-origin': headers.origin ?? '',
    'access-control-allow-credentials': 'true',
  })(response);

/** Needs no token against other sites. */
const addsToken = (sent: Sent): Sent => ({
  ...sent,
  headers: { ...sent.headers, 'x-csrftoken': cookieOf(sent, 'csrftoken') ?? '' },
});

const elsewhere = 'http://backend.internal/api/services/?page=2';
const cutTitle = inProfile((profile, _, operation) => {
  if (operation === 'updateProfile') profile.job_title = String(profile.job_title).slice(0, 20);
});

const ignoreLocation = (sent: Sent): Sent => {
  sent.url.searchParams.delete('location');
  return sent;
};

/** Faults by name. */
export const faults: Record<string, Serve> = {
  'a renamed property': inResponse('getService', renamed, 200),
  'a long title': field('getJob', '/job/title', 'x'.repeat(3000)),
  '200 for an unknown record': inResponse('getProject', (each) => ({ ...each, status: 200 }), 404),
  'another place than in the list': field('getJob', '/job/location', 'Atlantis'),
  'a cut response': inResponse('listTeams', (each) => ({ ...each, cut: 200 })),
  '`next` elsewhere': field('listServices', '/next', elsewhere),
  'a wrong count': field('listProjects', '/count', 99),
  'a wrong content type': header('listGames', 'content-type', 'text/plain'),
  'no filter by location': inRequest('listJobs', ignoreLocation),
  'one of four job types finds nothing': jobs(/^.job_type=contract$/, () => []),
  'every record twice': jobs(/./, (list) => [...list, ...list]),
  'a search that fails': refuses('listJobs', 500, /search=.*\\/),
  'an image for a video': field('getGame', '/video', '/media/team/leila-anwar.webp'),
  'no token against other sites': inRequest('applyToJob', addsToken),
  'open to every origin': inResponse('updateProfile', openToAll),
  'no Cache-Control': header('checkProfile', 'cache-control', null),
  'a cookie that scripts read': inResponse('careersLogin', withoutHttpOnly, 200),
  'a planted session': keepsPlanted('careersRegister'),
  'trimmed passwords': inRequest('careersLogin', trimPassword),
  'a cut title': cutTitle,
  'two applications at once': storesBoth('applyToJob'),
  'the profile of somebody else': mixesUp('checkProfile'),
  'another number than was paid': inResponse('recordPaymentMethod', recordAnyNumber),
  'a limit below the contract': refuses('sendEmail', 400, /"comments":"[^"]{1001,}/),
  'a fraction that fails': refuses('createPaymentIntent', 500, /:1\.5/),
};

/** A fault, and the sentence of the report. */
export const mutants = readRows(`
  a renamed property             | getService /short_text: expected this property; got nothing, but there is shortText
  a long title                   | getJob /job/title: expected must NOT have more than 200 characters
  200 for an unknown record      | getProject status: expected 404; got 200
  another place than in the list | getJob /job/location: expected the value of \`listJobs\`; got "Atlantis" in place of
  a cut response                 | listTeams : expected a whole response; got none: the connection ended in the middle
  \`next\` elsewhere               | listServices /next: expected a URL on the same origin
  a wrong count                  | listProjects /count: expected
  a wrong content type           | listGames header Content-Type: expected application/json; got "text/plain"
  no filter by location          | listJobs /jobs/*/location: expected only records with "London", as asked for
  one of four job types finds nothing | listJobs /jobs: expected the record
  every record twice             | listJobs /jobs/*/slug: expected a value that no other record has
  a search that fails            | listJobs status: expected no failure of the server; got 500
  an image for a video           | getGame /video: expected a URL with a video at it; got image/webp
  no token against other sites   | applyToJob status: expected 403; got 2
  open to every origin           | updateProfile header Access-Control-Allow-Origin: expected no other origin
  no Cache-Control               | checkProfile header Cache-Control: expected no-store or private
  a cookie that scripts read     | careersLogin header Set-Cookie: sessionid: expected HttpOnly
  a planted session              | careersRegister header Set-Cookie: sessionid: expected a new session
  trimmed passwords              | careersLogin status: expected a success; got 401
  a cut title                    | updateProfile /profile/job_title: expected the value that was sent
  two applications at once       | applyToJob status: expected one success of two equal requests at once
  the profile of somebody else   | checkProfile /profile/user/email: expected "conformance-
  another number than was paid   | recordPaymentMethod status: expected a refusal: nobody has paid for that; got 200
  a limit below the contract     | sendEmail status: expected 200 or 202; got 400
  a fraction that fails          | createPaymentIntent status: expected no failure of the server; got 500`);
