/** Mutants that break a promise only in an unusual situation: on a later page, for the last record, when repeated. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import type { BackendResponse } from '../../../conformance/src/exchange.ts';
import {
  bodyOf,
  changesRequest,
  changesResponse,
  cookieOf,
  failure,
  inBody,
  inJson,
  type Json,
  type Mutant,
  mutant,
  respond,
  type Serve,
  withHeaders,
} from './mutant.ts';

const applied = { errors: ['Nothing was stored.', 'You have already applied to this job.'] };
const notFound = respond(400, { error: 'The payment could not be found.' });
const calls = { apply: 'applyToJob', record: 'recordPaymentMethod' } as const;

/** Responds itself to some requests of a call, with a state of its own. */
const withState = <State>(
  [id, field, what]: [OperationId, string, string],
  create: () => State,
  reply: (state: State, ...call: Parameters<Serve>) => ReturnType<Serve>,
): Mutant =>
  mutant(id, field, what, () => {
    const state = create();
    return (sent, next, operation) => reply(state, sent, next, operation);
  });

/** Forgets an application when `isForgotten` says so of a call, and then accepts a second one. */
const forgets = (what: string, isForgotten: (operation: string) => boolean): Mutant =>
  withState(
    [calls.apply, '/message', what],
    () => new Set(),
    async (open, sent, next, operation) => {
      const response = await next(sent);
      if (isForgotten(operation)) open.add('all');
      const isAgain = operation === calls.apply && response.status === 400;
      return isAgain && open.size > 0 ? respond(201, { message: 'Applied.' }) : response;
    },
  );

const intentOf = (operation: string, body: Buffer) =>
  operation === 'createPaymentIntent' && Number(bodyOf({ body }).max_employees);

export const unusualMutants: Mutant[] = [
  changesRequest('listServices', '/results', 'the last page for one after it', (sent) => {
    if (Number(sent.url.searchParams.get('page')) > 2) sent.url.searchParams.set('page', '2');
    return sent;
  }),
  withState(
    ['listTestimonials', '', 'a text that contains JSON, from the second time on'],
    () => ({ count: 0 }),
    async (seen, sent, next, operation) => {
      const response = await next(sent);
      if (operation !== 'listTestimonials' || ++seen.count === 1) return response;
      return { ...response, body: Buffer.from(JSON.stringify(String(response.body))) };
    },
  ),
  changesRequest('listJobs', '/jobs', 'the search is ignored beside three filters', (sent) => {
    const { searchParams } = sent.url;
    if (searchParams.size > 3) searchParams.delete('search');
    return sent;
  }),
  changesResponse('listJobs', '/jobs/*/is_active', 'a search opens positions', (sent, response) => {
    if (!sent.url.searchParams.has('search') || response.status !== 200) return response;
    return inJson(response, ({ jobs, ...body }) => {
      return { ...body, jobs: (jobs as Json[]).map((job) => ({ ...job, is_active: true })) };
    });
  }),
  changesResponse(
    'listDepartments',
    '/departments/*/job_count',
    'the last of twenty counts wrong',
    (sent, response) =>
      inBody((body) => {
        const departments = body.departments as Json[];
        const empty = Array.from({ length: 20 }, (_, index) => {
          return { id: 100 + index, name: `Department ${index}`, job_count: Number(index === 19) };
        });
        return { ...body, departments: [...departments, ...empty] };
      })(response, sent.url),
  ),
  mutant(
    'getProject',
    '/thumb_full',
    'the image of the last record has moved',
    () => (sent, next) =>
      sent.url.pathname.endsWith('/murmur-full.webp') ? Promise.resolve(failure) : next(sent),
  ),
  withState(
    ['careersLogin', '/profile/job_title', 'the profile that anybody stored last'],
    () => ({ profile: null as unknown }),
    async (last, sent, next, operation) => {
      const response = await next(sent);
      if (!/Profile$/.test(operation) || operation === 'checkProfile' || response.status >= 300) {
        const isSignIn = operation === 'careersLogin' && bodyOf(response).profile && last.profile;
        return isSignIn ? inJson(response, (body) => ({ ...body, ...last })) : response;
      }
      last.profile = { ...(bodyOf(response).profile as Json), user: undefined };
      return response;
    },
  ),
  changesRequest(calls.apply, 'status', 'no token is as good as none in the cookie', (sent) => {
    const token = sent.headers['x-csrftoken'] ?? cookieOf(sent, 'csrftoken');
    if (token) return sent;
    const headers = { ...sent.headers, cookie: `${sent.headers.cookie}; csrftoken=same` };
    return { ...sent, headers: { ...headers, 'x-csrftoken': 'same' } };
  }),
  withState(
    ['createProfile', '/profile/job_title', 'a refused second profile is stored'],
    () => new Map<string, unknown>(),
    async (titles, sent, next, operation) => {
      const response = await next(sent);
      const session = cookieOf(sent, 'sessionid') ?? '';
      const [, title] = /name="job_title"\r\n\r\n(.*)\r\n/.exec(String(sent.body)) ?? [];
      if (operation === 'createProfile' && response.status === 400) titles.set(session, title);
      if (operation === 'updateProfile') titles.delete(session);
      const stored = operation === 'checkProfile' && titles.get(session);
      return stored
        ? inJson(response, (body) => {
            return { ...body, profile: { ...(body.profile as Json), job_title: stored } };
          })
        : response;
    },
  ),
  changesResponse(
    'updateProfile',
    '/profile/resume',
    'a file name in place of a URL',
    (sent, response) =>
      response.status < 300
        ? inBody((body) => ({ ...body, profile: { ...(body.profile as Json), resume: 'cv.pdf' } }))(
            response,
            sent.url,
          )
        : response,
  ),
  forgets('a second application after a change of the profile', (call) => call === 'updateProfile'),
  forgets('a second application after another sign-in', (call) => call === 'careersLogin'),
  changesResponse(calls.apply, '/message', 'the reason is the second of errors', (_, response) =>
    /already applied/i.test(String(response.body)) ? respond(400, applied) : response,
  ),
  changesResponse(
    'registerAccount',
    'header Set-Cookie: csrftoken',
    "sets the agency's cookie",
    (_, response) =>
      withHeaders(response, { 'set-cookie': 'csrftoken=abcdefgh12345678; Path=/; SameSite=Lax' }),
  ),
  withState(
    [calls.record, 'status', 'only the latest intent counts'],
    () => ({ latest: 0 }),
    async (state, sent, next, operation) => {
      state.latest = intentOf(operation, sent.body) || state.latest;
      const isOlder = operation === calls.record && bodyOf(sent).max_employees !== state.latest;
      return isOlder ? notFound : next(sent);
    },
  ),
  changesRequest(calls.record, 'status', 'an intent takes any number of methods', (sent) =>
    inJson(sent, (body) => ({
      ...body,
      payment_method_id: String(body.payment_method_id).slice(0, 25),
    })),
  ),
  withState(
    [calls.record, 'status', 'the third of equal requests is refused'],
    () => new Map(),
    async (counts, sent, next, operation) => {
      const response = await next(sent);
      if (operation !== calls.record || response.status >= 300) return response;
      const key = String(sent.body);
      counts.set(key, (counts.get(key) ?? 0) + 1);
      return counts.get(key) > 2 ? notFound : response;
    },
  ),
  withState(
    [calls.record, 'status', "another account's payment for the same number"],
    () => ({ intents: new Set<string>(), paid: new Map<unknown, BackendResponse>() }),
    async ({ intents, paid }, sent, next, operation) => {
      const response = await next(sent);
      const { authorization } = sent.headers;
      const employees = intentOf(operation, sent.body);
      if (employees) intents.add(`${authorization} ${employees}`);
      if (operation !== calls.record) return response;
      const { payment_method_id: method, max_employees: count } = bodyOf(sent);
      if (response.status < 300) paid.set(method, response);
      return (intents.has(`${authorization} ${count}`) && paid.get(method)) || response;
    },
  ),
];

/** A backend behind basic auth. */
export const guarded = (
  isOpen: (session: string | undefined) => boolean,
  body: Json,
): Pick<Mutant, 'serve'> => ({
  serve: () => async (sent, next, operation) => {
    const isAgency = operations[operation as OperationId]?.api === 'agency';
    const isLet = sent.headers.authorization === 'Basic dXNlcjpwYXNzd29yZA==';
    return isAgency && !isLet && !isOpen(cookieOf(sent, 'sessionid'))
      ? respond(401, body)
      : next(sent);
  },
});
