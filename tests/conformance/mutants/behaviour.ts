/** Mutants of behaviour over several requests, and for particular requests. */
import { gzipSync } from 'node:zlib';
import type { OperationId } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';
import { readRows } from '../check.ts';
import { keptMutants } from './kept.ts';
import {
  cutsPasswords,
  guessableResume,
  keepsPlantedSession,
  openToOrigins,
  refusedMutants,
  sessionMutants,
  stores,
} from './makers.ts';
import {
  bodyOf,
  changesRequest,
  changesResponse,
  cookieOf,
  failure,
  inJson,
  type Json,
  type Mutant,
  mutant,
  mutants,
  respond,
  respondsItself,
  setField,
  withHeaders,
} from './mutant.ts';

/** Requests that the mutant refuses or fails, by a pattern of query or body, with a description. */
const refusals = String.raw`
  listJobs             500  search=.*'                          a quote in a search
  listJobs             500  search=.*\p{Extended_Pictographic}  an emoji in a search
  listJobs             500  search=.*\0                         a NUL in a search
  listJobs             400  search=.{101,}                      a search of 101 characters
  listJobs             400  search=.{256,}                      a search of 256 characters
  listProjects         500  page=1000                           a page that is not there
  listServices         500  page=0                              page zero
  listCaseStudies      500  page=x                              a page that is no number
  sendEmail            500  \p{Extended_Pictographic}           an emoji in a message
  sendEmail            500  "name":"[^"]{101,}                  a name that is too long
  sendEmail            400  "comments":"[^"]{1001,}             comments of 1,001 characters
  sendEmail            400  ^(?!.*"phone")                      a message without a phone
  careersRegister      500  "password":"[^"]{73,}               a password above 72 bytes
  registerAccount      400  "username":"[^"]{31,}               a username of 31 characters
  createProfile        400  ^(?![^]*"current_salary")           a profile without a current salary
  createPaymentIntent  400  :[0-9]{5,}\D*$                      five digits of employees
  createPaymentIntent  400  :1\D*$                              a single employee
  createPaymentIntent  500  :null                       null in place of a number
  createPaymentIntent  500  :1\.5                       a fraction of an employee
  careersLogin         500  "email":\{                  an object in place of a text
  applyToJob           500  ^\{\}                       no letter
  sendEmail            400  "email":"[^"]*\+            a plus in an address
  careersRegister      400  "email":"[^"]*\+            a plus in an address
  createProfile        500  name="skills"\s+\[\{\s              JSON that breaks off
  createProfile        500  filename="resume.txt"       a resume of another name
  createProfile        500  filename="empty.pdf"        an empty resume
  createProfile        400  application/pdf\s{100}      a PDF with something before its mark`;

const refusalMutants = readRows(refusals, / {2,}/).map(
  ([id = '', status, pattern = '', what = '']) => {
    const text = 'It is refused.';
    const response = respond(Number(status), { detail: text, message: text, error: text });
    return respondsItself(id as OperationId, 'status', `${status} for ${what}`, ({ url, body }) => {
      const query = decodeURIComponent(url.search.replaceAll('+', ' '));
      const sent = query + String(body.subarray(0, 20_000));
      return new RegExp(pattern, 'u').test(sent) ? response : undefined;
    });
  },
);

/** Replaces some responses of a call by a 500. */
const failing = (id: OperationId, what: string, isMeant: (sent: Json, status: number) => boolean) =>
  changesResponse(id, 'status', `500 for ${what}`, ({ headers }, response) =>
    isMeant(headers, response.status) ? failure : response,
  );

const noTokenCheck = (id: OperationId): Mutant =>
  changesRequest(id, 'status', 'no token is asked for', (sent) => {
    const token = cookieOf(sent, 'csrftoken');
    return token ? { ...sent, headers: { ...sent.headers, 'x-csrftoken': token } } : sent;
  });

const shortPassword = (id: OperationId, names: string[]): Mutant =>
  changesRequest(id, 'status', 'passwords of seven characters', (sent) =>
    inJson(sent, (body) => {
      const pad = (name: string) => [name, String(body[name]).padEnd(8, 'x')];
      const isShort = names.every((name) => String(body[name]).length === 7);
      return isShort ? { ...body, ...Object.fromEntries(names.map(pad)) } : body;
    }),
  );

/** Changes the bytes of a call's responses. */
const inText = (id: OperationId, what: string, change: (text: string) => string | Buffer): Mutant =>
  changesResponse(id, '', what, (_, response) => {
    return { ...response, body: Buffer.from(change(String(response.body))) };
  });

const title = '/profile/job_title';
const changesTitle = (id: OperationId, what: string, change: (text: string) => string): Mutant =>
  stores(id, title, what, () => (profile, operation) => {
    if (operation === id) profile.job_title = change(String(profile.job_title));
  });

/** Written from the contract alone. */
export const behaviourMutants: Mutant[] = [
  ...refusalMutants,
  guessableResume(),
  ...(['applyToJob', 'sendEmail', 'careersLogin'] as const).map(noTokenCheck),
  ...(['loginAccount', 'updateProfile'] as const).map(openToOrigins),
  respondsItself('updateProfile', 'status', 'resumes up to 5 MB only', ({ body }) =>
    body.length > 5_000_000 ? respond(413, { message: 'Too large.' }) : undefined,
  ),
  mutant('loginAccount', 'status', '500 for an unknown account', () => {
    const known = new Set<unknown>();
    return async (sent, next, operation) => {
      if (operation === 'registerAccount') known.add(bodyOf(sent).username);
      const isUnknown = operation === 'loginAccount' && !known.has(bodyOf(sent).username);
      return isUnknown ? failure : next(sent);
    };
  }),
  failing('careersLogin', 'an unknown account', (_, status) => status === 401),
  failing('recordPaymentMethod', 'a wrong token', ({ authorization }, status) =>
    Boolean(status === 401 && authorization),
  ),
  failing('checkProfile', 'a forged session', ({ cookie }, status) =>
    Boolean(status === 401 && cookie),
  ),
  changesResponse('listJobs', 'status', '404 in place of an empty list', (_, response) =>
    (bodyOf(response).jobs as [])?.length === 0 ? respond(404, { detail: 'None.' }) : response,
  ),
  shortPassword('careersRegister', ['password', 'password_confirm']),
  shortPassword('registerAccount', ['password1', 'password2']),
  changesResponse(
    'listServices',
    'header Content-Length',
    'the length before compression',
    (_, whole) => {
      const response = withHeaders(whole, { 'content-encoding': 'gzip' });
      return { ...response, body: gzipSync(whole.body), length: whole.body.length };
    },
  ),
  changesResponse(
    'listTeams',
    'header Content-Encoding',
    'gzip said of a body that is none',
    (_, whole) => withHeaders(whole, { 'content-encoding': 'gzip' }),
  ),
  inText('getGame', 'a byte order mark', (text) => `\ufeff${text}`),
  inText('listDepartments', 'bytes of Latin-1', (text) =>
    Buffer.from(text.replace(/"name":"/, '"name":"Caf\u00e9 '), 'latin1'),
  ),
  inText('listGames', 'NaN in place of a number', (text) => text.replace(/\}$/, ',"rating":NaN}')),
  changesRequest('careersRegister', 'status', 'any confirmation is taken', (sent) =>
    inJson(sent, (body) => ({ ...body, password_confirm: body.password })),
  ),
  ...mutants(
    (
      [
        ['listTeams', '/results/*/members/*/memberLink', 'a link of a scheme', 'ftp://x.example/'],
        ['getGame', '/icon1_link', 'a link that is script', 'javascript:alert(1)'],
        ['listServices', '/results/*/icon1', 'a data URL', 'data:image/gif;base64,R0lGODlhAQ=='],
        ['getGame', '/video', 'a video that is an image', '/media/team/leila-anwar.webp'],
        ['getJob', '/job/location', 'another place than in the list', 'Atlantis'],
      ] as const
    ).map(([id, field, what, value]) => [id, 200, field, what, setField(field, value)]),
  ),
  ...(['careersRegister', 'careersLogin'] as const).map(keepsPlantedSession),
  mutant('applyToJob', 'status', 'one application per job', () => {
    const taken = new Map<string, string>();
    return async (sent, next, operation) => {
      if (operation !== 'applyToJob') return next(sent);
      const session = cookieOf(sent, 'sessionid') ?? '';
      const { pathname } = sent.url;
      const owner = taken.get(pathname);
      if (owner && session && owner !== session) {
        return respond(400, { message: 'You have already applied to this job.' });
      }
      const response = await next(sent);
      if (response.status < 300) taken.set(pathname, session);
      return response;
    };
  }),
  changesTitle('createProfile', 'emoji are lost', (text) =>
    text.replace(/\p{Extended_Pictographic}/gu, '?'),
  ),
  changesTitle('updateProfile', 'quotes are escaped', (text) => text.replaceAll('"', '&quot;')),
  changesTitle('updateProfile', 'cut at 100 characters', (text) => text.slice(0, 100)),
  stores(
    'createProfile',
    '/profile/work_experience/*/notice_period_days',
    'loses a field',
    () => (profile) => {
      for (const job of profile.work_experience as Json[]) delete job.notice_period_days;
    },
  ),
  stores(
    'createProfile',
    '/profile/work_experience/*/notice_period_months',
    'nought is lost',
    () => (profile) => {
      for (const job of profile.work_experience as Json[]) job.notice_period_months ||= null;
    },
  ),
  stores(
    'updateProfile',
    '/profile/work_experience/*/currently_working',
    'false is lost',
    () => (profile) => {
      for (const job of profile.work_experience as Json[]) job.currently_working = true;
    },
  ),
  ...(['careersLogin', 'loginAccount'] as const).map(cutsPasswords),
  ...keptMutants,
  ...refusedMutants,
  ...sessionMutants,
  mutant('recordPaymentMethod', 'status', 'records what another account paid', () => {
    let first = '';
    return (sent, next, operation) => {
      const { authorization = '' } = sent.headers;
      if (operation === 'createPaymentIntent') first ||= authorization;
      const isOther = operation === 'recordPaymentMethod' && authorization.length > 30;
      return next(isOther ? { ...sent, headers: { ...sent.headers, authorization: first } } : sent);
    };
  }),
  mutant('checkProfile', '/has_profile', 'one answer for everybody', () => {
    let kept: BackendResponse | undefined;
    return async (sent, next, operation) => {
      const response = await next(sent);
      if (operation !== 'checkProfile' || response.status !== 200) return response;
      if (bodyOf(response).has_profile) kept = response;
      return kept ?? response;
    };
  }),
  changesResponse('checkProfile', 'header Cache-Control', 'a public 401', (_, response) => {
    const isPublic = response.status === 401;
    return isPublic ? withHeaders(response, { 'cache-control': 'public, max-age=60' }) : response;
  }),
  changesRequest('listJobs', '/jobs/*/location', 'one filter at a time', (sent) => {
    if (sent.url.searchParams.has('job_type')) sent.url.searchParams.delete('location');
    return sent;
  }),
  changesResponse('loginAccount', '/key', 'a key that nobody takes', (_, response) =>
    response.status < 300 ? inJson(response, () => ({ key: 'f'.repeat(40) })) : response,
  ),
  changesRequest('recordPaymentMethod', 'status', 'a payment method is invented', (sent) =>
    inJson(sent, (body) => ({ ...body, payment_method_id: body.payment_method_id || 'pm_1' })),
  ),
  respondsItself('sendEmail', 'header Retry-After', '429 without Retry-After', (sent) => {
    const isLong = String(bodyOf(sent).comments ?? '').length > 4000;
    return isLong ? respond(429, { error: 'Too many requests.' }) : undefined;
  }),
];
