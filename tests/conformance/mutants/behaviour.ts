/** Mutants that remember: what a backend does over several requests, and with what a visitor may send. */
import { gzipSync } from 'node:zlib';
import type { OperationId } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';
import {
  guessableResume,
  isLong,
  noTokenCheck,
  openToOrigins,
  pages,
  setInList,
  shortPassword,
  stores,
} from './makers.ts';
import type { Mutant } from './mutant.ts';
import {
  answers,
  bodyOf,
  cookieOf,
  failure,
  inJson,
  type Json,
  mutant,
  receives,
  replies,
  respond,
  withHeaders,
} from './serve.ts';

/** A request of a call that is refused or fails: by its query or body, and what is special about it. */
const refusals = String.raw`
  listJobs             500  search=.*'                          a quote in a search
  listJobs             500  search=.*\p{Extended_Pictographic}  an emoji in a search
  listJobs             400  search=.{101,}                      a search of 101 characters
  listProjects         500  page=1000                           a page that is not there
  sendEmail            500  \p{Extended_Pictographic}           an emoji in a message
  sendEmail            500  "name":"[^"]{101,}                  a name that is too long
  sendEmail            400  "comments":"[^"]{1001,}             comments of 1,001 characters
  sendEmail            400  ^(?!.*"phone")                      a message without a phone
  careersRegister      500  "password":"[^"]{73,}               a password above 72 bytes
  registerAccount      400  "username":"[^"]{31,}               a username of 31 characters
  createProfile        400  ^(?![^]*"current_salary")           a profile without a current salary
  createPaymentIntent  400  :[0-9]{5,}\D*$                      five digits of employees
  createPaymentIntent  400  :1\D*$                              a single employee`;

const refusalMutants = refusals
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', status, pattern = '', what = ''] = line.trim().split(/ {2,}/);
    const text = 'It is refused.';
    const response = respond(Number(status), { detail: text, message: text, error: text });
    return replies(id as OperationId, 'status', `${status} for ${what}`, ({ url, body }) => {
      const sent =
        decodeURIComponent(url.search.replaceAll('+', ' ')) + String(body.subarray(0, 20_000));
      return new RegExp(pattern, 'u').test(sent) ? response : undefined;
    });
  });

/** Written from the contract alone. */
export const behaviourMutants: Mutant[] = [
  ...refusalMutants,
  guessableResume,
  ...(['applyToJob', 'createProfile', 'sendEmail', 'careersLogin', 'careersRegister'] as const).map(
    noTokenCheck,
  ),
  ...(['createPaymentIntent', 'loginAccount', 'updateProfile', 'applyToJob'] as const).map(
    openToOrigins,
  ),
  stores('updateProfile', '/profile/education', 'lists are appended', () => {
    let kept: unknown[] = [];
    return (profile, _, operation) => {
      if (operation === 'updateProfile')
        profile.education = [...kept, ...(profile.education as [])];
      kept = (profile.education as unknown[]) ?? [];
    };
  }),
  ...(['createProfile', 'updateProfile'] as const).map((id) =>
    replies(id, 'status', 'resumes up to 5 MB only', ({ body }) =>
      body.length > 5_000_000 ? respond(413, { message: 'Too large.' }) : undefined,
    ),
  ),
  mutant('loginAccount', 'status', '500 for an unknown account', () => {
    const known = new Set<unknown>();
    return (sent, next, operation) => {
      if (operation === 'registerAccount') known.add(bodyOf(sent).username);
      const isUnknown = operation === 'loginAccount' && !known.has(bodyOf(sent).username);
      return isUnknown ? Promise.resolve(failure) : next(sent);
    };
  }),
  answers('careersLogin', 'status', '500 for an unknown account', (_, response) =>
    response.status === 401 ? failure : response,
  ),
  answers('listJobs', 'status', '404 in place of an empty list', (_, response) =>
    (bodyOf(response).jobs as [])?.length === 0 ? respond(404, { detail: 'None.' }) : response,
  ),
  shortPassword('careersRegister', ['password', 'password_confirm']),
  shortPassword('registerAccount', ['password1', 'password2']),
  answers(
    'listServices',
    'header Content-Length',
    'the length before compression',
    (_, response) => {
      const body = gzipSync(response.body);
      const headers = { ...response.headers, 'content-encoding': ['gzip'] };
      return { ...response, headers, body, length: response.body.length };
    },
  ),
  answers(
    'listTeams',
    'header Content-Encoding',
    'gzip said of a body that is none',
    (_, response) => withHeaders(response, { 'content-encoding': 'gzip' }),
  ),
  answers('getGame', '', 'a byte order mark', (_, response) => {
    return { ...response, body: Buffer.concat([Buffer.from('\ufeff'), response.body]) };
  }),
  answers('listDepartments', '', 'bytes of Latin-1', (_, response) => {
    const text = String(response.body).replace(/"name":"/, '"name":"Caf\u00e9 ');
    return { ...response, body: Buffer.from(text, 'latin1') };
  }),
  answers('listGames', '', 'NaN in place of a number', (_, response) => {
    const text = String(response.body).replace(/\}$/, ',"rating":NaN}');
    return { ...response, body: Buffer.from(text) };
  }),
  pages('/count', 'a count of the records so far', (body, page) => {
    body.count = page * (body.results as []).length;
  }),
  pages('/previous', '`previous` on page one', (body) => {
    body.previous = '/api/services/?page=1';
  }),
  pages('/previous', 'no `previous` on page two', (body) => {
    body.previous = null;
  }),
  pages('/results/*/id', 'pages that overlap', (body, page) => {
    if (page === 1) overlap = (body.results as Json[]).at(-1) as Json;
    else (body.results as Json[]).unshift(overlap);
  }),
  setInList(
    'listTeams',
    '/results/*/members/*/memberLink',
    'a link of a scheme',
    'ftp://x.example/',
  ),
  setInList('getGame', '/icon1_link', 'a link that is script', 'javascript:alert(1)'),
  setInList('listServices', '/results/*/icon1', 'a data URL', 'data:image/gif;base64,R0lGODlhAQ=='),
  setInList('getGame', '/video', 'a video that is an image', '/media/team/leila-anwar.webp'),
  ...(['careersRegister', 'careersLogin'] as const).map((id) =>
    mutant(id, 'header Set-Cookie: sessionid', 'a planted session is kept', () => {
      const real = new Map<string, string>();
      return async (sent, next, operation) => {
        const planted = cookieOf(sent, 'sessionid') ?? '';
        const known = real.get(planted);
        const cookie = (sent.headers.cookie ?? '').replace(planted, known ?? planted);
        const response = await next(
          known ? { ...sent, headers: { ...sent.headers, cookie } } : sent,
        );
        const lines = response.headers['set-cookie'];
        if (operation !== id || !planted || !lines) return response;
        real.set(planted, /sessionid=([^;]*)/.exec(lines.join())?.[1] ?? '');
        const kept = lines.map((line) => line.replace(/sessionid=[^;]*/, `sessionid=${planted}`));
        return { ...response, headers: { ...response.headers, 'set-cookie': kept } };
      };
    }),
  ),
  mutant('applyToJob', 'status', 'one application per job', () => {
    const taken = new Map<string, string>();
    return async (sent, next, operation) => {
      const session = cookieOf(sent, 'sessionid') ?? '';
      const owner = taken.get(sent.url.pathname);
      if (operation === 'applyToJob' && owner && session && owner !== session) {
        return respond(400, { message: 'You have already applied to this job.' });
      }
      const response = await next(sent);
      if (operation === 'applyToJob' && response.status < 300)
        taken.set(sent.url.pathname, session);
      return response;
    };
  }),
  stores('createProfile', '/profile/job_title', 'emoji are lost', () => (profile) => {
    profile.job_title = String(profile.job_title).replace(/\p{Extended_Pictographic}/gu, '?');
  }),
  stores(
    'updateProfile',
    '/profile/job_title',
    'quotes are escaped',
    () => (profile, _, operation) => {
      if (operation !== 'updateProfile') return;
      profile.job_title = String(profile.job_title).replaceAll('"', '&quot;');
    },
  ),
  stores(
    'updateProfile',
    '/profile/job_title',
    'cut at 100 characters',
    () => (profile, _, operation) => {
      if (operation === 'updateProfile')
        profile.job_title = String(profile.job_title).slice(0, 100);
    },
  ),
  stores(
    'createProfile',
    '/profile/work_experience/*/notice_period_days',
    'loses a field',
    () => (profile) => {
      for (const job of profile.work_experience as Json[]) delete job.notice_period_days;
    },
  ),
  mutant('recordPaymentMethod', 'status', 'records what another account paid', () => {
    let first = '';
    return (sent, next, operation) => {
      const { authorization = '' } = sent.headers;
      if (operation === 'createPaymentIntent') first ||= authorization;
      const isOther = operation === 'recordPaymentMethod' && authorization.length > 30;
      return next(isOther ? { ...sent, headers: { ...sent.headers, authorization: first } } : sent);
    };
  }),
  answers('recordPaymentMethod', 'status', '500 for a wrong token', (sent, response) =>
    response.status === 401 && sent.headers.authorization ? failure : response,
  ),
  mutant('checkProfile', '/has_profile', 'one answer for everybody', () => {
    let kept: BackendResponse | undefined;
    return async (sent, next, operation) => {
      const response = await next(sent);
      if (operation !== 'checkProfile' || response.status !== 200) return response;
      if (bodyOf(response).has_profile) kept = response;
      return kept ?? response;
    };
  }),
  answers('checkProfile', 'status', '500 for a forged session', (sent, response) =>
    response.status === 401 && sent.headers.cookie ? failure : response,
  ),
  answers('checkProfile', 'header Cache-Control', 'a public 401', (_, response) =>
    response.status === 401
      ? withHeaders(response, { 'cache-control': 'public, max-age=60' })
      : response,
  ),
  setInList('getJob', '/job/location', 'another place than in the list', 'Atlantis'),
  receives('listJobs', '/jobs/*/location', 'one filter at a time', (sent) => {
    if (sent.url.searchParams.has('job_type')) sent.url.searchParams.delete('location');
    return sent;
  }),
  answers('loginAccount', '/key', 'a key that nobody takes', (_, response) =>
    response.status < 300 ? inJson(response, () => ({ key: 'f'.repeat(40) })) : response,
  ),
  answers('sendEmail', 'header Retry-After', '429 without Retry-After', (sent, response) =>
    isLong(bodyOf(sent).comments, 4000) ? respond(429, { error: 'Too many requests.' }) : response,
  ),
];

let overlap: Json = {};
