/** The stored resume, and writes without the CSRF token, in the session of the candidate. */
import { operations } from '../../../openapi/generated/operations.ts';
import { checkFile, isRooted } from '../checks/media.ts';
import { checkResponse } from '../checks/response.ts';
import { type BackendResponse, type Exchange, headerOf, statusOf } from '../exchange.ts';
import { readJson, textOf } from '../json.ts';
import { jsonHeaders, type StepRequest } from '../recorder.ts';
import { type Violation, violation } from '../violations.ts';
import type { Trail } from './trail.ts';

const workflowId = 'candidate';

type Owner = 'createProfile' | 'updateProfile';

/** A URL with a part that nobody guesses. */
const isSecretUrl = (url: string): boolean =>
  /[A-Za-z0-9_-]{16,}/.test(url.replace(/^\w+:\/\/[^/]+/, ''));

const resumeField = '/profile/resume';

const wrong = (expected: string, got: string): Violation =>
  violation('behaviour', resumeField, expected, got);

function checkOwnFile(content: string, response: BackendResponse): Violation[] {
  const violations = checkFile('application/pdf', resumeField, response);
  if (violations.length > 0) return violations;
  const caching = headerOf(response, 'cache-control');
  if (!/\b(no-store|private)\b/i.test(caching)) {
    const expected = 'a file that no shared cache keeps, with Cache-Control no-store or private';
    return [wrong(expected, caching || 'no Cache-Control')];
  }
  if (response.body.includes(content)) return [];
  return [wrong('the file that was sent last', `another file of ${response.body.length} bytes`)];
}

function checkStranger(url: string, who: string, { status }: BackendResponse): Violation[] {
  if (status >= 400 || isSecretUrl(url)) return [];
  const expected = '401 or 404 to anybody else, or a URL that nobody can guess';
  return [wrong(expected, `status ${status} ${who} at ${url}`)];
}

/** Registers a second candidate, whose session is the workflow's. */
async function registerAnother(trail: Trail, workflowId: string): Promise<void> {
  const body = findStep(trail, 'register')?.request.body;
  if (!body) return;
  const account = JSON.parse(String(body));
  const another = { ...account, email: account.email.replace('@', '-another@') };
  const step = {
    workflowId,
    id: 'register',
    description: 'Another candidate',
    operation: operations.careersRegister,
    statuses: [201],
  };
  await trail.recorder.call(step, {
    headers: jsonHeaders,
    body: Buffer.from(JSON.stringify(another)),
  });
}

/**
 * Fetches the resume as its candidate, and, when the URL is the backend's own, without a session and as another
 * candidate.
 */
async function fetchResume(trail: Trail, owner: Owner, from: Exchange, content: string) {
  const url = textOf(readJson(from)?.profile?.resume);
  if (!url) {
    trail.note(from, wrong('the URL of the stored file', 'none'));
    return;
  }
  if (!isRooted(url)) return;
  const { origin } = new URL(from.request.url);
  const { pathname, search, origin: place } = new URL(url, origin);
  const isOwn = place === origin || !/^https?:/.test(url);
  const path = isOwn ? pathname + search : url;
  const request = { method: 'GET', path, headers: { accept: '*/*' } };
  const step = { operation: operations[owner], statuses: [200], field: resumeField };
  const own = {
    ...step,
    workflowId,
    id: `resumeOf${owner}`,
    description: 'The stored resume',
    check: checkOwnFile.bind(null, content),
  };
  await trail.recorder.call(own, request);
  if (!isOwn || owner !== 'createProfile') return;
  await registerAnother(trail, 'resumeForAnother');
  const strangers = {
    resumeForNobody: 'without a session',
    resumeForAnother: 'as another candidate',
  };
  for (const [workflowId, who] of Object.entries(strangers)) {
    const stranger = {
      ...step,
      workflowId,
      id: 'resume',
      description: `The stored resume ${who}`,
      check: checkStranger.bind(null, url, who),
    };
    await trail.recorder.call(stranger, request);
  }
}

const findStep = ({ records }: Trail, id: string): Exchange | undefined =>
  records.find(({ exchange: { step } }) => step.workflowId === workflowId && step.id === id)
    ?.exchange;

/** Sends a request of the run again, as another step, with these changes. */
function repeat(
  trail: Trail,
  { request, step }: Exchange,
  own: { id: string; description: string; statuses: number[] },
  changes: StepRequest,
): Promise<Exchange> {
  const { method, url, body } = request;
  const type = request.headers['content-type'];
  const headers = {
    accept: 'application/json',
    ...(type && { 'content-type': type }),
    ...changes.headers,
  };
  const path = new URL(url).pathname;
  const operation = changes.method === 'PUT' ? operations.updateProfile : step.operation;
  const repeated = { ...own, workflowId, operation };
  return trail.recorder.call(repeated, { method, path, body, ...changes, headers });
}

async function replaceResume(trail: Trail, create: Exchange): Promise<void> {
  const text = create.request.body?.toString('latin1').replace('%PDF-1.4', '%PDF-1.6') ?? '';
  const body = Buffer.from(text, 'latin1');
  const step = { id: 'updateResume', description: 'A change with another resume', statuses: [200] };
  const replaced = await repeat(trail, create, step, { method: 'PUT', body });
  if (statusOf(replaced) !== 200) return;
  const violations = checkResponse(replaced, replaced.result as BackendResponse);
  if (violations.length === 0) await fetchResume(trail, 'updateProfile', replaced, '%PDF-1.6');
}

async function omitToken(trail: Trail, writes: Exchange[]): Promise<void> {
  const statuses = [403];
  for (const write of writes) {
    const { id } = write.step;
    const without = { id: `${id}WithoutToken`, description: 'A write without the CSRF token' };
    await repeat(trail, write, { ...without, statuses }, { headers: { 'x-csrftoken': '' } });
    const mistaken = { id: `${id}WithWrongToken`, description: 'A write with a wrong CSRF token' };
    const headers = { 'x-csrftoken': 'a-token-of-nobody'.padEnd(64, '0') };
    await repeat(trail, write, { ...mistaken, statuses }, { headers });
  }
}

/** The resume is there for the candidate alone, is kept and replaced; a write without the token is refused. */
export async function followProfile(trail: Trail): Promise<void> {
  const [create, update] = [findStep(trail, 'create'), findStep(trail, 'update')];
  const wasSpoilt = ['createWithoutPdf', 'createTooLarge', 'updateWithoutPdf', 'updateTooLarge']
    .map((id) => findStep(trail, id))
    .some((exchange) => exchange && (statusOf(exchange) ?? 500) < 300);
  if (!create || statusOf(create) !== 201 || !update) return;
  if (statusOf(update) === 200 && !wasSpoilt) {
    const kept = textOf(readJson(update)?.profile?.resume);
    await fetchResume(trail, kept ? 'createProfile' : 'updateProfile', update, '%PDF-1.4');
    await replaceResume(trail, create);
  }
  if (trail.recorder.cookie(workflowId, 'csrftoken')) {
    const again = findStep(trail, 'applyAgain');
    await omitToken(trail, again ? [update, again] : [update]);
  }
}
