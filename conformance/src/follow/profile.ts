/** The stored resume, and writes without the CSRF token, in the session of the candidate. */
import { operations } from '../../../openapi/generated/operations.ts';
import { checkFile, isRooted } from '../checks/media.ts';
import { checkResponse } from '../checks/response.ts';
import { type BackendResponse, type Exchange, headerOf, statusOf } from '../exchange.ts';
import { readJson, textOf } from '../json.ts';
import type { Violation } from '../violations.ts';
import type { Trail } from './trail.ts';

const workflowId = 'candidate';

type Owner = 'createProfile' | 'updateProfile';

/** A URL with a part that nobody guesses. */
const isSecretUrl = (url: string): boolean =>
  /[A-Za-z0-9_-]{16,}/.test(url.replace(/^\w+:\/\/[^/]+/, ''));

const resumeField = '/profile/resume';

const wrong = (expected: string, got: string): Violation[] => [
  { kind: 'behaviour', field: resumeField, expected, got },
];

function checkOwnFile(content: string, response: BackendResponse): Violation[] {
  const violations = checkFile('application/pdf', resumeField, response);
  if (violations.length > 0) return violations;
  const caching = headerOf(response, 'cache-control');
  if (!/\b(no-store|private)\b/i.test(caching)) {
    const expected = 'a file that no shared cache keeps, with Cache-Control no-store or private';
    return wrong(expected, caching || 'no Cache-Control');
  }
  if (response.body.includes(content)) return [];
  return wrong('the file that was sent last', `another file of ${response.body.length} bytes`);
}

function checkStranger(url: string, who: string, { status }: BackendResponse): Violation[] {
  if (status >= 400 || isSecretUrl(url)) return [];
  const expected = '401 or 404 to anybody else, or a URL that nobody can guess';
  return wrong(expected, `status ${status} ${who} at ${url}`);
}

/** Registers a second candidate, whose session is the workflow's. */
async function registerAnother(trail: Trail, workflowId: string): Promise<void> {
  const body = findStep(trail, 'register')?.request.body;
  if (!body) return;
  const account = JSON.parse(String(body));
  const step = {
    workflowId,
    id: 'register',
    description: 'Another candidate',
    operation: operations.careersRegister,
    statuses: [201],
  };
  await trail.recorder.call(step, {
    method: 'POST',
    path: step.operation.path,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: Buffer.from(
      JSON.stringify({ ...account, email: account.email.replace('@', '-another@') }),
    ),
  });
}

/**
 * Fetches the resume as its candidate, and, when the URL is the backend's own, without a session and as another
 * candidate.
 */
async function fetchResume(
  trail: Trail,
  owner: Owner,
  from: Exchange,
  content: string,
): Promise<void> {
  const { recorder } = trail;
  const url = textOf(readJson(from)?.profile?.resume);
  if (!url) {
    recorder.note(from, {
      kind: 'behaviour',
      field: resumeField,
      expected: 'the URL of the stored file',
      got: 'none',
    });
    return;
  }
  if (!isRooted(url)) return;
  const { origin } = new URL(from.request.url);
  const { pathname, search, origin: place } = new URL(url, origin);
  const isOwn = place === origin || !/^https?:/.test(url);
  const path = isOwn ? pathname + search : url;
  const step = {
    operation: operations[owner],
    statuses: [200],
    field: resumeField,
    description: 'The stored resume',
  };
  const request = { method: 'GET', path, headers: { accept: '*/*' }, body: null };
  const own = {
    ...step,
    workflowId,
    id: `resumeOf${owner}`,
    check: checkOwnFile.bind(null, content),
  };
  await recorder.call(own, request);
  if (!isOwn || owner !== 'createProfile') return;
  const strangers = {
    resumeForNobody: 'without a session',
    resumeForAnother: 'as another candidate',
  };
  await registerAnother(trail, 'resumeForAnother');
  for (const [workflowId, who] of Object.entries(strangers)) {
    const stranger = {
      ...step,
      workflowId,
      id: 'resume',
      description: `The stored resume ${who}`,
      check: checkStranger.bind(null, url, who),
    };
    await recorder.call(stranger, request);
  }
}

const findStep = ({ records }: Trail, id: string): Exchange | undefined =>
  records.find(({ exchange: { step } }) => step.workflowId === workflowId && step.id === id)
    ?.exchange;

/** Sends a request of the run again, as another step. */
function repeat(
  trail: Trail,
  of: Exchange,
  id: string,
  description: string,
  changes: {
    body?: Buffer | null;
    method?: string;
    token?: string;
    statuses: number[];
  },
): Promise<Exchange> {
  const { method, url, headers, body } = of.request;
  const { pathname } = new URL(url);
  const isPut = changes.method === 'PUT';
  const operation = isPut ? operations.updateProfile : of.step.operation;
  const step = { workflowId, id, description, operation, statuses: changes.statuses };
  const type = headers['content-type'];
  return trail.recorder.call(step, {
    method: changes.method ?? method,
    path: pathname,
    headers: {
      accept: 'application/json',
      ...(type && { 'content-type': type }),
      ...(changes.token !== undefined && { 'x-csrftoken': changes.token }),
    },
    body: changes.body === undefined ? body : changes.body,
  });
}

async function replaceResume(trail: Trail, create: Exchange): Promise<void> {
  const text = create.request.body?.toString('latin1').replace('%PDF-1.4', '%PDF-1.6') ?? '';
  const body = Buffer.from(text, 'latin1');
  const description = 'A change with another resume';
  const changes = { method: 'PUT', body, statuses: [200] };
  const replaced = await repeat(trail, create, 'updateResume', description, changes);
  if (
    statusOf(replaced) === 200 &&
    checkResponse(replaced, replaced.result as BackendResponse).length === 0
  ) {
    await fetchResume(trail, 'updateProfile', replaced, '%PDF-1.6');
  }
}

async function omitToken(
  trail: Trail,
  update: Exchange,
  apply: Exchange | undefined,
): Promise<void> {
  const [token, wrongToken] = ['', 'a-token-of-nobody'.padEnd(64, '0')];
  for (const each of [update, ...(apply ? [apply] : [])]) {
    const name = each.step.id;
    const statuses = [403];
    await repeat(trail, each, `${name}WithoutToken`, 'A write without the CSRF token', {
      token,
      statuses,
    });
    await repeat(trail, each, `${name}WithWrongToken`, 'A write with a wrong CSRF token', {
      token: wrongToken,
      statuses,
    });
  }
}

/** The resume is there for the candidate alone, is kept and replaced; a write without the token is refused. */
export async function followProfile(trail: Trail): Promise<void> {
  const [create, update] = [findStep(trail, 'create'), findStep(trail, 'update')];
  const wasSpoilt = ['createWithoutPdf', 'createTooLarge', 'updateWithoutPdf', 'updateTooLarge']
    .map((id) => findStep(trail, id))
    .some((exchange) => exchange && (statusOf(exchange) ?? 500) < 300);
  if (!create || statusOf(create) !== 201) return;
  if (update && statusOf(update) === 200 && !wasSpoilt) {
    const kept = textOf(readJson(update)?.profile?.resume);
    await fetchResume(trail, kept ? 'createProfile' : 'updateProfile', update, '%PDF-1.4');
    await replaceResume(trail, create);
  }
  if (update && trail.recorder.cookie(workflowId, 'csrftoken')) {
    await omitToken(trail, update, findStep(trail, 'applyAgain'));
  }
}
