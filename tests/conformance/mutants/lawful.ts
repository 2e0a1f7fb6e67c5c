/** Lawful variants: changes of the mock that the contract allows, so they must raise no alarm. */
import { brotliCompressSync, constants, deflateSync, gzipSync } from 'node:zlib';
import {
  always,
  compressed,
  field,
  header,
  instead,
  type Variant,
  values,
} from './lawfulMakers.ts';
import { bodyOf, cookieOf, inJson, isJson, type Json, respond, withHeaders } from './mutant.ts';

const site = 'https://www.agency.example';
const otherStatus: Record<number, number> = { 200: 201, 201: 200 };
const jobCalls = ['listJobs', 'getJob'];
const paged = ['listServices', 'listProjects', 'listCaseStudies'];

/** Replaces the responses of a call with status `from`. */
const atStatus = (call: string, from: number, status: number, body: object): Variant =>
  instead(call, (_, response) => (response.status === from ? respond(status, body) : undefined));

const noPayment = { error: 'The payment could not be found.' };

/** The variants by description. A run may combine many of them. */
export const lawful: Record<string, Variant> = {
  'null is left out': values((_, value) => value ?? undefined),
  'empty lists are left out': values(
    (_, value) => (Array.isArray(value) && value.length === 0 ? undefined : value),
    ...['createProfile', 'updateProfile', 'checkProfile', 'careersLogin'],
  ),
  'a cookie of a firewall': always((response) => {
    const lines = response.headers['set-cookie'] ?? [];
    return withHeaders(response, {
      'set-cookie': [...lines, '__cf_bm=x; Domain=.b.example; Secure'],
    });
  }),
  'lists without a count': field('count', () => undefined),
  'pages without `previous`': field('previous', () => undefined),
  'phrases are lists': field('feature_list', (text) => [text]),
  'salaries are decimal texts': values((key, value) =>
    /^m(in|ax)_salary$/.test(key) ? `${value}.00` : value,
  ),
  'the other success status': always((response, { method }, operation) => {
    const isOpen = method !== 'GET' && operation !== 'sendEmail';
    return { ...response, status: (isOpen && otherStatus[response.status]) || response.status };
  }),
  'a message is sent, says a text in `success`': atStatus('sendEmail', 200, 200, {
    success: 'yes',
  }),
  'a message is refused with 200': atStatus('sendEmail', 400, 200, {
    error: 'Enter a valid email address.',
  }),
  'an intent is refused with 200': atStatus('createPaymentIntent', 400, 200, {
    error: 'The number is not valid.',
  }),
  'a subscription is refused with 200': atStatus('recordPaymentMethod', 400, 200, noPayment),
  'the card provider knows no payment': atStatus('recordPaymentMethod', 200, 400, noPayment),
  'no resume is told': field('resume', () => undefined),
  'entities and mark-up in titles': field('title', (text) => `R&amp;D ${text}`, ...jobCalls),
  'entities and mark-up in descriptions': field(
    'description',
    (text) => `<b>Caf</b>&eacute;s &amp; pro<i>cess</i>engineering ${text}`,
    ...jobCalls,
  ),
  'a list shortens its texts': field(
    'short_text',
    (text) => text && `${String(text).slice(0, 20)}…`,
    'listServices',
  ),
  'media on the origin of the site': values((_, value) =>
    typeof value === 'string' && value.startsWith('/media/') ? site + value : value,
  ),
  'the site may read with credentials': always((response) => {
    const allowed = { 'access-control-allow-origin': site };
    return withHeaders(response, { ...allowed, 'access-control-allow-credentials': 'true' });
  }),
  '429 with `Retry-After`': () => {
    let count = 0;
    return async (sent, next) => {
      count += 1;
      const refusal = respond(429, { error: 'Please wait.' });
      return count % 150 === 0 ? withHeaders(refusal, { 'retry-after': '1' }) : next(sent);
    };
  },
  'a search leaves out short words and signs': () => (sent, next) => {
    const words = sent.url.searchParams.get('search')?.match(/[\p{L}\p{N}]{4,}/gu);
    sent.url.searchParams.delete('search');
    if (words) sent.url.searchParams.set('search', words.join(' '));
    return next(sent);
  },
  'the same person in two groups': instead('listTeams', (body, response) => {
    const [first, second] = body.results as { members: unknown[] }[];
    if (first && second) second.members.push(first.members[0]);
    return { ...response, body: Buffer.from(JSON.stringify(body)) };
  }),
  'a department is an object': field(
    'department',
    (name) => (typeof name === 'string' ? { name } : name),
    ...jobCalls,
  ),
  'properties that the contract does not know': values((_, value) =>
    typeof value === 'object' && value && !Array.isArray(value)
      ? { ...value, updated_by: 'admin', extra: { read: Math.random() } }
      : value,
  ),
  'pages with absolute URLs, the first without a number': () => async (sent, next, operation) => {
    if (!paged.includes(operation)) return next(sent);
    if (!sent.url.searchParams.has('page')) sent.url.searchParams.set('page', '1');
    const here = `http://${sent.headers.host}${sent.url.pathname}`;
    return inJson(await next(sent), (body) => {
      const { next, previous } = body;
      return { ...body, next: next && `${here}?page=2`, previous: previous && here };
    });
  },
  'an empty page after the last one': () => async (sent, next, operation) => {
    const response = await next(sent);
    if (!paged.includes(operation) || response.status !== 404) return response;
    return respond(200, { results: [], next: null, previous: sent.url.pathname });
  },
  'JSON with spaces and escapes': always((response) => {
    if (!isJson(response)) return response;
    const text = JSON.stringify(bodyOf(response), null, 2).replace(
      /[^\0-\x7f]/g,
      (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return { ...response, body: Buffer.from(`\n${text}\n`) };
  }),
  'a content type in capitals with a charset': header('content-type', (type) =>
    type.includes('json') ? 'Application/JSON; Charset="UTF-8"' : type,
  ),
  'cookie attributes in small letters, with an end': header('set-cookie', (line) =>
    line
      .replace('HttpOnly', 'httponly')
      .replace('Path', 'path')
      .replace(/$/, '; expires=Fri, 01 Jan 2038 00:00:00 GMT; max-age=1209600'),
  ),
  gzip: compressed('gzip', gzipSync),
  'brotli, named in capitals': compressed('BR', (body) =>
    // The default quality takes seconds for a resume.
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  ),
  deflate: compressed('deflate', deflateSync),
  'personal responses are private': header('cache-control', () => 'private, max-age=0'),
  'no token against other sites': () => {
    const tokens = new Map<string, string>();
    return async (sent, next) => {
      const session = /sessionid=([^;]*)/.exec(sent.headers.cookie ?? '')?.[1] ?? '';
      const token = tokens.get(session);
      const own = token && {
        cookie: `${sent.headers.cookie}; csrftoken=${token}`,
        'x-csrftoken': token,
      };
      const response = await next({ ...sent, headers: { ...sent.headers, ...own } });
      const lines = response.headers['set-cookie'] ?? [];
      const [, id = '', key = ''] =
        /sessionid=([^;]*).*csrftoken=([^;]*)/s.exec(lines.join('\n')) ?? [];
      if (id) tokens.set(id, key);
      const kept = lines.filter((line) => !line.startsWith('csrftoken'));
      return withHeaders(response, { 'set-cookie': kept });
    };
  },
  'writes from other sites are refused': () => async (sent, next) => {
    const isForeign = sent.method !== 'GET' && sent.headers.origin?.includes('another-site');
    return isForeign ? respond(403, { error: 'Origin checking failed.' }) : next(sent);
  },
  'already applied, said with 200 in `errors`': instead('applyToJob', (body, { status }) =>
    status === 400 && /already/.test(String(body.message))
      ? respond(200, { errors: ['ALREADY APPLIED.'] })
      : undefined,
  ),
  'a sign-in does not tell the profile': field('profile', () => undefined, 'careersLogin'),
  'strange usernames and passwords are refused': () => async (sent, next, operation) => {
    const isStrange = operation.includes('egister') && /[^\0-\x7f]/.test(String(sent.body));
    return isStrange ? respond(400, { message: 'No.', detail: 'No.' }) : next(sent);
  },
  'values above the limits are taken': instead('sendEmail', (_, { status }, sent) =>
    status === 400 && /werk/.test(String(sent.body)) ? respond(200, { success: 1 }) : undefined,
  ),
  'a signed URL for a resume': () => {
    const [files, stored] = [new Map<string, Buffer>(), new Map<string, Buffer>()];
    return async (sent, next) => {
      const file = files.get(sent.url.pathname);
      const session = sent.headers.cookie ?? '';
      const headers = { 'content-type': ['application/pdf'], 'cache-control': ['private'] };
      if (file) return { status: 200, headers, body: file };
      const start = sent.body.indexOf('%PDF-');
      if (start > 0) stored.set(session, sent.body.subarray(start));
      const response = await next(sent);
      if (!isJson(response) || !String(response.body).includes('"resume"')) return response;
      const path = `/media/r/${crypto.randomUUID()}/resume.pdf`;
      files.set(path, stored.get(session) ?? Buffer.alloc(0));
      return inJson(response, (body) =>
        JSON.parse(JSON.stringify(body), (key, value) => (key === 'resume' ? path : value)),
      );
    };
  },
  'five thousand positions of 1.5 kB': () => async (sent, next) => {
    const copy = Number(/--(\d+)\//.exec(sent.url.pathname)?.[1] ?? 0);
    sent.url.pathname = sent.url.pathname.replace(/--\d+\//, '/');
    const response = await next(sent);
    const copies = Array.from({ length: 313 }, (_, at) => at);
    const copyOf = (job: Json, at: number) => {
      const own = { id: Number(job.id) + at * 1000, slug: `${job.slug}--${at}` };
      return { ...job, ...own, note: 'x'.repeat(1200) };
    };
    const count = (each: Json) => ({ ...each, job_count: Number(each.job_count) * copies.length });
    return inJson(response, (body) => {
      const { jobs, job, departments } = body as Record<string, Json[] | undefined>;
      if (jobs) body.jobs = jobs.flatMap((each) => copies.map((at) => copyOf(each, at)));
      if (job) body.job = copyOf(body.job as Json, copy);
      if (departments) body.departments = departments.map(count);
      return body;
    });
  },
  'an unknown position is said before anything else': () => (sent, next) =>
    /jobs\/conformance-.*apply/.test(sent.url.pathname)
      ? Promise.resolve(respond(404, { detail: 'No Job matches the given query.' }))
      : next(sent),
  'a form without parts is refused before anything else': () => (sent, next) =>
    /multipart/.test(sent.headers['content-type'] ?? '') && !sent.body.includes('name=')
      ? Promise.resolve(respond(400, { message: 'The form is empty.' }))
      : next(sent),
  'another sign-in ends the earlier session': () => {
    const [owners, ended] = [new Map<unknown, string>(), new Set<string>()];
    return async (sent, next, operation) => {
      const isOver = ended.has(cookieOf(sent, 'sessionid') ?? '');
      const headers = { ...sent.headers, ...(isOver && { cookie: '' }) };
      const response = await next({ ...sent, headers });
      const [, id] = /sessionid=([^;]+)/.exec(String(response.headers['set-cookie'])) ?? [];
      if (!id || !/^careers(Login|Register)$/.test(operation)) return response;
      const owner = String(bodyOf(sent).email).toLowerCase();
      ended.add(owners.get(owner) ?? 'nobody');
      owners.set(owner, id);
      return response;
    };
  },
  'no position at all': values(
    (_, value) => (Array.isArray(value) ? [] : value),
    'listJobs',
    'listDepartments',
  ),
  'no content at all': values(
    (key, value) => (Array.isArray(value) ? [] : key === 'count' ? 0 : value),
    'listServices',
    'listGames',
    'listTeams',
    'listVideoBanners',
  ),
};
