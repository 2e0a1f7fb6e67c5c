/** The mock over HTTP conforms, all that can be tried is tried, and mutants are reported: a sample or `EVERY_MUTANT`. */
import { afterAll, expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { toHtml } from '../../conformance/src/report/html.ts';
import { toJunit } from '../../conformance/src/report/junit.ts';
import { check, describeViolations, expectReported } from './check.ts';
import type { Breaks, Mutant } from './mutants/mutant.ts';
import { responseMutants } from './mutants/responses.ts';
import { startBreakableMock } from './mutants/server.ts';
import { shapeMutants } from './mutants/shapes.ts';

const credential = 'edge:gatekeeper-7f31';
const mock = await startBreakableMock(credential);
const report = await check({ ...mock, basicAuth: credential });
afterAll(mock.close);

test('the mock conforms without a false alarm, every step of every call is tried, and its test data is listed', () => {
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
  expect(report.operations.map(({ id }) => id)).toEqual(Object.keys(operations));
  for (const { id, trials, times, skipped } of report.operations) {
    expect(trials.length, id).toBeGreaterThan(0);
    expect([id, times?.count, skipped]).toEqual([id, trials.length, []]);
  }
  expect(report.created).toHaveLength(8);
  expect(report.created[0]).toMatch(/^a message to the agency from conformance-[0-9a-f]{10} </);
});

test('only failures of the server itself are never seen, refusals of pages and filters, and of credential and token where a call writes', () => {
  const unseen = report.operations.flatMap(({ id, neverSeen }) =>
    neverSeen.filter(({ status }) => Number(status) < 500).map(({ status }) => `${id} ${status}`),
  );
  const paged = Object.values(operations).filter(({ list }) => list?.paged);
  expect(unseen).toEqual([
    ...paged.map(({ id }) => `${id} 404`),
    ...['sendEmail 401', 'sendEmail 403', 'careersLogin 403'],
    ...['careersRegister 401', 'careersRegister 403', 'createProfile 403', 'listJobs 400'],
  ]);
});

test('no report holds the credential, a cookie, a token or the card form secret', async () => {
  const basic = Buffer.from(credential).toString('base64');
  const known = /gatekeeper|pi_mock_\d+_secret_|sessionid=[\da-f]|Token \w{8}/;
  for (const text of [JSON.stringify(report), await toHtml(report), toJunit(report)]) {
    expect(text).not.toMatch(known);
    expect(text).not.toContain(basic);
  }
});

/** Null is absent, phrases are lists, salaries decimal texts, lists have one page, and writes the other success status. */
const lenient: Breaks = (response, { pathname }) => {
  if (pathname.startsWith('/media/')) return response;
  const value = JSON.parse(String(response.body), (key, each) => {
    if (each === null || key === 'count') return undefined;
    if (key === 'feature_list') return [each];
    return /^m(in|ax)_salary$/.test(key) ? `${each}.00` : each;
  });
  const isWrite = /(login|apply|intent|payment-method)\/$/.test(pathname);
  const others = new Map(isWrite ? [[200, 201]] : [[201, 200]]);
  const status = others.get(response.status) ?? response.status;
  return { ...response, status, body: Buffer.from(JSON.stringify(value)) };
};

test('a server that uses what the contract leaves open raises no false alarm', async () => {
  const open = await startBreakableMock(credential);
  open.breakWith({ breaks: lenient });
  const found = await check({ ...open, basicAuth: credential }).finally(open.close);
  expect(describeViolations(found)).toEqual([]);
  expect(found.operations.flatMap(({ skipped }) => skipped)).toEqual([]);
});

/** The report on a mock with a mutant. */
async function checkWith(mutant: Mutant) {
  const broken = await startBreakableMock();
  broken.breakWith(mutant);
  return check(broken).finally(broken.close);
}

const written = [...shapeMutants, ...responseMutants];
const html: Breaks = (response) => ({ ...response, headers: { 'content-type': ['text/html'] } });
/** A call without a mutant in the tables has this one, so that a new call needs no row there. */
const others = Object.values(operations)
  .filter(({ id }) => written.every(({ operation }) => operation !== id))
  .map(({ id }) => ({
    ...{ name: `${id}: HTML in place of JSON`, operation: id, breaks: html },
    field: 'header Content-Type',
  }));
const mutants: Mutant[] = [...written, ...others];

const sample = [
  'getService 200: /short_text renamed',
  'getCaseStudy 200: /case_study dropped',
  'careersLogin 200: no session cookie',
  'sendEmail: a redirect (301)',
  'listTeams 200: JSON that breaks off',
  'listJobs: does not filter by job type, and has a wrong date',
  'updateProfile 404: 500 in its place',
];

test('no two mutants have one name', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(107);
  const names = new Set(mutants.map(({ name }) => name));
  expect(names.size).toBe(mutants.length);
  expect(sample.filter((name) => !names.has(name))).toEqual([]);
});

const isTried = ({ name }: Mutant) => process.env.EVERY_MUTANT || sample.includes(name);

test.concurrent.each(mutants.filter(isTried))(
  '$name is reported with its call and field',
  async (mutant) => expectReported(mutant, await checkWith(mutant)),
);
