/**
 * The mock over HTTP conforms, every rule tries every call, and mutants are reported: a sample, or all with
 * `EVERY_MUTANT`.
 */
import https from 'node:https';
import { afterAll, expect, test } from 'vitest';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { toHtml } from '../../conformance/src/report/html.ts';
import { toJunit } from '../../conformance/src/report/junit.ts';
import { generalize } from '../../conformance/src/violations.ts';
import { createCertificate } from '../servers/certificate.ts';
import { check, describeViolations, expectReported, readRows } from './check.ts';
import { behaviourMutants } from './mutants/behaviour.ts';
import { guessableResume } from './mutants/makers.ts';
import { type Mutant, mutants as mutantsOf } from './mutants/mutant.ts';
import { asHtml, responseMutants } from './mutants/responses.ts';
import { startBreakableMock, startUntilEnd } from './mutants/server.ts';
import { shapeMutants } from './mutants/shapes.ts';
import { guarded, unusualMutants } from './mutants/unusual.ts';

const credential = 'edge:gatekeeper-7f31';
const mock = await startBreakableMock(credential);
const report = await check({ ...mock, basicAuth: credential });
afterAll(mock.close);

test('the mock conforms in every call and every rule', () => {
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
  expect(report.operations.map(({ id }) => id)).toEqual(Object.keys(operations));
  for (const { id, outcome, trials, times, skipped } of report.operations) {
    expect([id, outcome, times?.count, skipped]).toEqual([id, 'conforms', trials.length, []]);
  }
  expect(report.rules.filter(({ requests }) => requests === 0)).toEqual([]);
  expect(report.tried.calls).toEqual([report.operations.length, report.operations.length]);
  expect(report.created).toHaveLength(7);
});

test('the only unseen statuses are server failures and refusals that the mock never sends', () => {
  const unseen = report.operations.flatMap(({ id, neverSeen }) =>
    neverSeen.filter(({ status }) => Number(status) < 500).map(({ status }) => `${id} ${status}`),
  );
  expect(unseen).toEqual([]);
});

test('no report contains the credential, a cookie, a token or the card form secret', async () => {
  const basic = Buffer.from(credential).toString('base64');
  const known = /gatekeeper|pi_mock_\d+_secret_|sessionid=[\da-f]|Token \w{8}/;
  for (const text of [JSON.stringify(report), await toHtml(report), toJunit(report)]) {
    expect(text).not.toMatch(known);
    expect(text).not.toContain(basic);
  }
});

/** The report on a mutant: complete runs for the first of the sample, for others only the rules that make its call. */
async function checkWith(mutant: Mutant) {
  const broken = await startBreakableMock();
  broken.breakWith(mutant);
  const only = sample.slice(0, 3).includes(mutant.name) ? [] : [mutant.operation];
  return check({ ...broken, only }).finally(broken.close);
}

const written = [...shapeMutants, ...responseMutants, ...behaviourMutants, ...unusualMutants];
/** A default mutant for calls without one in the tables, so that a new call needs no row. */
const others = Object.values(operations)
  .filter(({ id }) => written.every(({ operation }) => operation !== id))
  .map(({ id }) => [id, undefined, 'header Content-Type', 'an HTML page', asHtml] as const);
const mutants: Mutant[] = [...written, ...mutantsOf(others.map((row) => [...row]))];

const sample = [
  'getService 200: /short_text renamed',
  'getCaseStudy 200: /case_study dropped',
  'careersLogin 200: no session cookie',
  'sendEmail: a redirect (301)',
  'listTeams 200: JSON that breaks off',
  'listJobs: does not filter by job type, and has a wrong date',
  'updateProfile 404: 500 in its place',
  'createProfile: the URL of a resume can be guessed',
  'recordPaymentMethod: a payment method is invented',
  'sendEmail: 429 with Retry-After: 0, once',
  'sendEmail: no token is asked for',
  'listServices: a count of the records so far',
  'applyToJob: one application per job',
];

test('names of mutants are unique', () => {
  const names = new Set(mutants.map(({ name }) => name));
  expect(names.size).toBe(mutants.length);
  expect(sample.filter((name) => !names.has(name))).toEqual([]);
});

/** Mutants that show in several requests or fields, the rule that is tried, and the only violation of the report. */
const causes = `
  listJobs: does not filter by department    | filters   | listJobs /jobs/*/department
  listServices: \`next\` on another origin     | lists     | listServices /next
  getProject 404: 200 in its place           | records   | getProject status
  getJob 200: another place than in the list | records   | getJob /job/location
  careersRegister: any confirmation is taken | candidate | careersRegister status`;

test.each(readRows(causes))('%s is one violation', async (name, rule = '', reported) => {
  const broken = await startBreakableMock();
  broken.breakWith(mutants.find((mutant) => mutant.name === name) ?? null);
  const { operations: list } = await check({ ...broken, only: [rule] }).finally(broken.close);
  const found = list.flatMap(({ id, violations }) =>
    violations.map(({ field }) => `${id} ${generalize(field)}`),
  );
  expect(found).toEqual([reported]);
});

test('422 in place of 400 is one violation of each call, whichever rules it breaks', async () => {
  const broken = await startBreakableMock();
  const change: Mutant['serve'] = () => async (sent, next) => {
    const response = await next(sent);
    return response.status === 400 ? { ...response, status: 422 } : response;
  };
  broken.breakWith({ serve: change });
  const only: OperationId[] = ['sendEmail', 'careersRegister', 'listJobs'];
  const { operations: list } = await check({ ...broken, only }).finally(broken.close);
  const found = list.flatMap(({ id, violations }) =>
    violations.map(({ field, expected }) => `${id} ${field}: ${expected}`),
  );
  expect(found).toEqual([
    'sendEmail status: a refusal with 400, 401, 403 or 413, not with 422',
    'careersRegister status: a refusal with 400, 401, 403 or 413, not with 422',
    'listJobs status: a refusal with 400 or 401, not with 422',
  ]);
});

test.each([
  ['a session in place of the shared credential', 'status', { detail: 'Who are you?' }, Boolean],
  ['a text for the visitor without it', '/message', { message: 'Who are you?' }, () => false],
])('%s is reported', async (_, field, body, isOpen) => {
  const broken = await startBreakableMock();
  broken.breakWith(guarded(isOpen, body));
  const options = { ...broken, basicAuth: 'user:password', only: ['credential'] };
  const { operations: list } = await check(options).finally(broken.close);
  const found = list.find(({ id }) => id === 'checkProfile')?.violations.map((each) => each.field);
  expect(found).toContain(field);
});

test('a resume whose URL on another origin can be guessed is reported', async () => {
  const broken = await startBreakableMock();
  const pem = createCertificate();
  const files = https.createServer({ key: pem, cert: pem }, async ({ url }, outgoing) => {
    const response = await fetch(broken.agency + url);
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.bytes());
  });
  const origin = await startUntilEnd(files);
  const fault = guessableResume(origin.replace('http:', 'https:'));
  broken.breakWith(fault);
  const options = { ...broken, insecure: true, only: ['resume'] };
  const { operations: list } = await check(options).finally(broken.close);
  const expected = '401 or 404 to anybody else, or a URL that nobody can guess';
  expect(list.flatMap(({ violations }) => violations)).toMatchObject([{ expected }]);
});

const isTried = ({ name }: Mutant) => process.env.EVERY_MUTANT || sample.includes(name);

test.concurrent.each(mutants.filter(isTried))(
  '$name is reported with its call and field',
  async (mutant) => expectReported(mutant, await checkWith(mutant)),
);
