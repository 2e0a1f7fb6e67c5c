/** The stored resume, and writes without the CSRF token, in the session of the candidate. */
import { operations } from '../../../openapi/generated/operations.ts';
import { findAddress } from '../address.ts';
import { checkFile } from '../checks/media.ts';
import { checkResponse, isPrivate } from '../checks/response.ts';
import {
  type BackendResponse,
  createStep,
  type Exchange,
  headerOf,
  isSuccess,
  type Step,
} from '../exchange.ts';
import { readJson, textOf } from '../json.ts';
import { jsonHeaders, type StepRequest } from '../recorder.ts';
import { quote } from '../secrets.ts';
import { type Violation, violation } from '../violations.ts';
import type { Trail } from './trail.ts';

const workflowId = 'candidate';

type Owner = 'createProfile' | 'updateProfile';

const resumeField = '/profile/resume';

const wrong = (expected: string, got: string): Violation =>
  violation('behaviour', resumeField, expected, got);

function checkOwnFile(content: string, response: BackendResponse): Violation[] {
  const violations = checkFile('application/pdf', resumeField, response);
  if (violations.length > 0) return violations;
  if (!isPrivate(response)) {
    const expected = 'a file that no shared cache keeps, with Cache-Control no-store or private';
    return [wrong(expected, quote(headerOf(response, 'cache-control')) || 'no Cache-Control')];
  }
  if (response.body.includes(content)) return [];
  return [wrong('the file that was sent last', `another file of ${response.body.length} bytes`)];
}

function checkStranger(url: string, who: string, { status }: BackendResponse): Violation[] {
  const isSecret = /[A-Za-z0-9_-]{16,}/.test(url.replace(/^\w+:\/\/[^/]+/, ''));
  if (status >= 400 || isSecret) return [];
  const expected = '401 or 404 to anybody else, or a URL that nobody can guess';
  return [wrong(expected, `status ${status}${who} at ${quote(url)}`)];
}

/** Registers a second candidate, whose session is the workflow's. */
async function registerAnother(trail: Trail, workflowId: string): Promise<void> {
  const body = findStep(trail, 'register')?.request.body;
  if (!body) return;
  const account = JSON.parse(String(body));
  const another = { ...account, email: account.email.replace('@', '-another@') };
  const step = createStep(workflowId, 'register', 'Another candidate', 'careersRegister');
  const request = { headers: jsonHeaders, body: Buffer.from(JSON.stringify(another)) };
  await trail.recorder.call(step, request);
}

/** Fetches the resume as its candidate and, if it is on the backend, without a session and as another candidate. */
async function fetchResume(trail: Trail, owner: Owner, from: Exchange, content: string) {
  const url = textOf(readJson(from)?.profile?.resume);
  if (!url) {
    trail.note(from, resumeField, 'the URL of the stored file', 'none');
    return;
  }
  const address = findAddress(url, trail.site);
  if (!address) return;
  const isOwn = 'path' in address || address.url.origin === new URL(from.request.url).origin;
  const fetchAs = (workflowId: string, id: string, who: string, check: Step['check']) => {
    const description = `The stored resume${who}`;
    const step = createStep(workflowId, id, description, owner, { field: resumeField, check });
    return trail.recorder.call(step, { method: 'GET', headers: { accept: '*/*' }, ...address });
  };
  await fetchAs(workflowId, `resumeOf${owner}`, '', checkOwnFile.bind(null, content));
  if (!isOwn || owner !== 'createProfile') return;
  await registerAnother(trail, 'resumeForAnother');
  for (const [workflowId, who] of [
    ['resumeForNobody', ' without a session'],
    ['resumeForAnother', ' as another candidate'],
  ] as const) {
    await fetchAs(workflowId, 'resume', who, checkStranger.bind(null, url, who));
  }
}

const findStep = ({ records }: Trail, id: string): Exchange | undefined =>
  records.find(({ exchange: { step } }) => step.workflowId === workflowId && step.id === id)
    ?.exchange;

/** Sends a request of the run again, as another step, with these changes. */
function repeat(
  { recorder }: Trail,
  { request, step }: Exchange,
  changes: Partial<Step>,
  { headers, ...rest }: StepRequest,
): Promise<Exchange> {
  const type = request.headers['content-type'];
  const own = { accept: 'application/json', ...(type && { 'content-type': type }) };
  const { method, body } = request;
  const path = new URL(request.url).pathname;
  const { id, description, operation } = step;
  const repeated = createStep(workflowId, id, description, operation.id, changes);
  return recorder.call(repeated, { method, path, body, ...rest, headers: { ...own, ...headers } });
}

async function replaceResume(trail: Trail, create: Exchange): Promise<void> {
  const text = create.request.body?.toString('latin1').replace('%PDF-1.4', '%PDF-1.6') ?? '';
  const description = 'A change with another resume';
  const step = { id: 'updateResume', description, operation: operations.updateProfile };
  const request = { method: 'PUT', body: Buffer.from(text, 'latin1') };
  const replaced = await repeat(trail, create, step, request);
  if (!isSuccess(replaced)) return;
  const violations = checkResponse(replaced, replaced.result as BackendResponse);
  if (violations.length === 0) await fetchResume(trail, 'updateProfile', replaced, '%PDF-1.6');
}

async function omitToken(trail: Trail, writes: Exchange[]): Promise<void> {
  const attempts = [
    ['WithoutToken', 'without the CSRF token', ''],
    ['WithWrongToken', 'with a wrong CSRF token', 'a-token-of-nobody'.padEnd(64, '0')],
  ] as const;
  for (const write of writes) {
    for (const [name, how, token] of attempts) {
      const step = { id: write.step.id + name, description: `A write ${how}`, statuses: [403] };
      await repeat(trail, write, step, { headers: { 'x-csrftoken': token } });
    }
  }
}

/** The resume is there for the candidate alone, is kept and replaced; a write without the token is refused. */
export async function followProfile(trail: Trail): Promise<void> {
  const [create, update] = [findStep(trail, 'create'), findStep(trail, 'update')];
  const wasSpoilt = ['createWithoutPdf', 'createTooLarge', 'updateWithoutPdf', 'updateTooLarge']
    .map((id) => findStep(trail, id))
    .some((exchange) => exchange && isSuccess(exchange));
  if (!create || !isSuccess(create) || !update) return;
  if (isSuccess(update) && !wasSpoilt) {
    const kept = textOf(readJson(update)?.profile?.resume);
    await fetchResume(trail, kept ? 'createProfile' : 'updateProfile', update, '%PDF-1.4');
    await replaceResume(trail, create);
  }
  if (trail.recorder.cookie(workflowId, 'csrftoken')) {
    const again = findStep(trail, 'applyAgain');
    await omitToken(trail, again ? [update, again] : [update]);
  }
}
