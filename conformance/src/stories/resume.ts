/** The stored resume: the candidate's alone, kept by a change without a file and replaced by one with it. */
import { createHash } from 'node:crypto';
import { operations } from '../../../openapi/generated/operations.ts';
import { findAddress } from '../address.ts';
import { createPdf, Upload } from '../bodies.ts';
import { isPrivate } from '../checks/response.ts';
import { createVisitor, type Visitor } from '../client.ts';
import { type BackendResponse, type Exchange, headerOf, isSuccess } from '../exchange.ts';
import { readJson, textOf } from '../json.ts';
import { bodyOf, type Person, registerCandidate } from '../people.ts';
import { checkFile } from '../rules/media.ts';
import { quote } from '../secrets.ts';
import { type Rule, Stop, type Tour } from '../tour.ts';
import { type Violation, violation } from '../violations.ts';

const field = '/profile/resume';

const wrong = (expected: string, got: string): Violation[] => [
  violation('behaviour', field, expected, got),
];

const urlOf = (exchange: Exchange) => textOf(readJson(exchange)?.profile?.resume);

/** A file of the run with its mark. */
const resumeOf = (mark: string) => new Upload('resume.pdf', createPdf(mark));

function checkOwn(mark: string, response: BackendResponse): Violation[] {
  const violations = checkFile('application/pdf', field, response);
  if (violations.length > 0) return violations;
  if (!isPrivate(response)) {
    const expected = 'a file that no shared cache keeps, with Cache-Control no-store or private';
    return wrong(expected, quote(headerOf(response, 'cache-control')) || 'no Cache-Control');
  }
  if (response.body.includes(mark)) return [];
  return wrong('the file that was sent last', `another file of ${response.body.length} bytes`);
}

/** What a URL may be derived from by everybody who knows the candidate. */
function guessesOf(email: string): string[] {
  const [name = ''] = email.split('@');
  const hashes = ['md5', 'sha1', 'sha256'].flatMap((hash) =>
    [email, name].map((text) => createHash(hash).update(text).digest('hex')),
  );
  const encoded = [email, name].map((text) => Buffer.from(text).toString('base64url'));
  return [...hashes, ...encoded, email, name, name.replaceAll('-', '_')];
}

/** True for a URL with a part that is long, of this candidate's file alone, and not made of what others know. */
function isSecret(url: string, otherUrl: string, person: Person): boolean {
  const path = guessesOf(String(person.values.email)).reduce(
    (text, guess) => text.replaceAll(guess, ' '),
    url.replace(/^\w+:\/\/[^/]+/, ''),
  );
  const parts = path.match(/[A-Za-z0-9_-]{16,}/g) ?? [];
  return parts.some((part) => !otherUrl.includes(part) && /[A-Za-z]/.test(part) && /\d/.test(part));
}

/** Sends a form with a resume, and gives the URL of the stored file. */
async function store(
  tour: Tour,
  id: 'createProfile' | 'updateProfile',
  as: Visitor,
  mark?: string,
) {
  const values = { ...bodyOf(tour.world, operations[id]), ...(mark && { resume: resumeOf(mark) }) };
  const text = mark ? 'A profile with a resume' : 'A change without a resume';
  return tour.call(id, id, text, { as, values });
}

async function fetchFile(
  tour: Tour,
  owner: Exchange,
  url: string,
  as: Visitor,
  check: (response: BackendResponse) => Violation[],
  who: string,
) {
  const address = findAddress(url, tour.world.options.site);
  if (!address) return;
  const { id } = owner.step.operation;
  await tour.call(id, `${id}.resume`, `The stored resume${who}`, {
    as,
    changes: { field, check },
    request: { method: 'GET', headers: { accept: '*/*', origin: null }, ...address },
  });
}

export const resume: Rule = {
  id: 'resume',
  promise:
    'a resume: fetched by its candidate alone, or at a URL that nobody can guess; kept, and replaced',
  calls: ['createProfile', 'updateProfile'],
  isStory: true,
  async run(tour) {
    const [one, two] = [`${tour.world.data.marker}-one`, `${tour.world.data.marker}-two`];
    const person = await registerCandidate(tour, 'register');
    const created = await store(tour, 'createProfile', person.as, one);
    if (!isSuccess(created)) throw new Stop('builds on the step createProfile, which failed');
    const check = await tour.call('checkProfile', 'check', 'The profile with its resume', {
      as: person.as,
    });
    const url = urlOf(created) ?? urlOf(check);
    if (!url) throw new Stop('needs the URL of the resume, which the server does not tell');
    const address = findAddress(url, tour.world.options.site);
    if (!address) {
      const expected =
        'a path such as /media/… or an absolute URL with http or https, without a user';
      tour.note(created, field, expected, quote(url));
    }
    await fetchFile(tour, created, url, person.as, checkOwn.bind(null, one), '');
    const other = await registerCandidate(tour, 'another');
    const otherUrl = urlOf(await store(tour, 'createProfile', other.as, two)) ?? '';
    const isOwn =
      address && ('path' in address || address.url.origin === new URL(created.request.url).origin);
    for (const [as, who] of [
      [createVisitor(), ' without a session'],
      [other.as, ' as another candidate'],
    ] as const) {
      const checkStranger = ({ status, body }: BackendResponse) => {
        // A path that all share shows each candidate their own.
        if (status >= 400 || isSecret(url, otherUrl, person) || !body.includes(one)) return [];
        const expected = '401 or 404 to anybody else, or a URL that nobody can guess';
        return wrong(expected, `status ${status}${who} at ${quote(url)}`);
      };
      if (isOwn) await fetchFile(tour, created, url, as, checkStranger, who);
    }
    const kept = await store(tour, 'updateProfile', person.as);
    const keptUrl = urlOf(kept);
    if (isSuccess(kept) && !keptUrl)
      tour.note(kept, field, 'the URL of the file that was stored', 'none');
    if (keptUrl)
      await fetchFile(tour, kept, keptUrl, person.as, checkOwn.bind(null, one), ' after a change');
    const replaced = await store(tour, 'updateProfile', person.as, two);
    const newUrl = urlOf(replaced);
    if (newUrl && tour.isMet(replaced))
      await fetchFile(
        tour,
        replaced,
        newUrl,
        person.as,
        checkOwn.bind(null, two),
        ' of the change',
      );
  },
};
