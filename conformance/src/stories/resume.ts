/** The stored resume: private, whole, kept by a change without a file, and replaced by a change with a file. */
import * as limits from '../../../openapi/generated/limits.ts';
import { registerCandidate } from '../accounts.ts';
import { isPrivate } from '../checks/response.ts';
import { createVisitor, Skip, type Visitor } from '../client.ts';
import {
  type Exchange,
  type Finding,
  hasExpectedStatus,
  headerOf,
  isResponse,
  isSuccess,
  type Result,
} from '../exchange.ts';
import { nonEmptyText, parseBody } from '../json.ts';
import { bodyOf, createPdf } from '../lawful.ts';
import { type Rule, requireSuccess } from '../rule.ts';
import { checkFile, checkUrl } from '../rules/media.ts';
import { quote } from '../secrets.ts';
import { createFile } from '../testData.ts';

const field = '/profile/resume';

const { maxLength: maxResumeBytes } = limits.updateProfile.resume;

const urlOf = (exchange: Exchange) => nonEmptyText(parseBody(exchange)?.profile?.resume);

/** Finds another file than the candidate's with this mark, which a server may rewrite, but not cut off. */
function checkOwn(result: Result, url: string, mark: string, sent: Buffer): Finding[] {
  const findings = checkFile('application/pdf', field, url, result);
  if (findings.length > 0 || !isResponse(result)) return findings;
  const { body } = result;
  if (!isPrivate(result)) {
    const expected = 'a file that no shared cache keeps, with Cache-Control no-store or private';
    return [[field, expected, quote(headerOf(result, 'cache-control')) || 'no Cache-Control']];
  }
  if (!body.includes(mark)) {
    return [[field, 'the file that was sent last', `another file of ${body.length} bytes`]];
  }
  const isCut = body.length < sent.length && sent.subarray(0, body.length).equals(body);
  return isCut ? [[field, `all ${sent.length} bytes of the file`, `the first ${body.length}`]] : [];
}

/** True for a URL with a long part that is unique to this file and not made of the candidate's email. */
function isSecret(url: string, otherUrl: string, email: unknown): boolean {
  const [name = ''] = String(email).split('@');
  const path = url.replace(/^\w+:\/\/[^/]+/, '').replaceAll(name, ' ');
  const parts = path.replaceAll(name.replaceAll('-', '_'), ' ').match(/[A-Za-z0-9_-]{16,}/g) ?? [];
  return parts.some((part) => !otherUrl.includes(part) && /[A-Za-z]/.test(part) && /\d/.test(part));
}

/** The stored file of a profile. */
export const resumeFile: Rule = {
  id: 'resume',
  calls: ['createProfile', 'updateProfile'],
  isStory: true,
  async check(run) {
    const [one, two] = [`${run.state.data.marker}-one`, `${run.state.data.marker}-two`];
    const small = createPdf(one);
    const largest = createPdf(two, maxResumeBytes);
    /** Sends a form, with a resume if one is given. */
    const store = (id: 'createProfile' | 'updateProfile', as: Visitor, pdf?: Buffer) => {
      const file = pdf && { resume: createFile('resume.pdf', pdf) };
      const values = { ...bodyOf(run.state, id), ...file };
      return run.call(id, pdf ? 'with a resume' : 'without a resume', { as, values });
    };
    const fetchFile = async (exchange: Exchange, url: string, as: Visitor) => {
      const address = checkUrl(run, { exchange, field, url, type: 'application/pdf' });
      return address && run.fetchFile(exchange.step.operation, address, as);
    };
    /** Fetches the file of a response as its candidate. */
    const fetchOwn = async (exchange: Exchange, url: string, mark: string, sent: Buffer) => {
      const result = await fetchFile(exchange, url, as);
      if (result) run.note(exchange, ...checkOwn(result, url, mark, sent));
      return result;
    };

    const { as, values } = await registerCandidate(run);
    const created = await store('createProfile', as, small);
    requireSuccess(created);
    const check = await run.call('checkProfile', 'the profile with its resume', { as });
    const url = urlOf(created) ?? urlOf(check);
    if (!url) throw new Skip('needs the URL of the resume, which the server does not tell');
    const isThere = await fetchOwn(created, url, one, small);

    const other = await registerCandidate(run, 'another candidate');
    const otherUrl = urlOf(await store('createProfile', other.as, createPdf(two))) ?? '';
    const strangers = { 'without a session': createVisitor(), 'as another candidate': other.as };
    for (const [who, stranger] of Object.entries(isThere ? strangers : {})) {
      const result = await fetchFile(created, url, stranger);
      // Some servers use one path for all candidates and send each their own file.
      const isTheirs = result && isResponse(result) && result.body.includes(one);
      if (!isTheirs || result.status >= 400 || isSecret(url, otherUrl, values.email)) continue;
      const expected = '401 or 404 to anybody else, or a URL that nobody can guess';
      run.note(created, [field, expected, `status ${result.status} ${who} at ${quote(url)}`]);
    }

    const kept = await store('updateProfile', as);
    const keptUrl = urlOf(kept);
    if (keptUrl) await fetchOwn(kept, keptUrl, one, small);
    else if (isSuccess(kept))
      run.note(kept, [field, 'the URL of the file that was stored', 'none']);
    const replaced = await store('updateProfile', as, largest);
    const newUrl = hasExpectedStatus(replaced) && urlOf(replaced);
    if (newUrl) await fetchOwn(replaced, newUrl, two, largest);
  },
};
