/** The mock over HTTP conforms, and the run covers all that can be tried from outside. */
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { toHtml } from '../../conformance/src/report/html.ts';
import { toJunit } from '../../conformance/src/report/junit.ts';
import { runConformance } from '../../conformance/src/run.ts';
import { describeViolations, optionsFor, silent } from './mutants/judge.ts';
import { startBreakableMock } from './mutants/server.ts';

const credential = 'edge:gatekeeper-7f31';
const mock = await startBreakableMock(credential);
const report = await runConformance({ ...optionsFor(mock), basicAuth: credential }, silent);
mock.close();

test('the mock conforms, without a false alarm', () => {
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
});

test('every call of the contract is tried, and no step is skipped', () => {
  expect(report.operations.map(({ id }) => id)).toEqual(Object.keys(operations));
  expect(report.operations.filter(({ trials }) => trials.length === 0)).toEqual([]);
  expect(report.operations.flatMap(({ skipped }) => skipped)).toEqual([]);
});

test('only failures of the server itself are never seen, and refusals of credential and token where a call writes', () => {
  const unseen = report.operations.flatMap(({ id, neverSeen }) =>
    neverSeen.filter(({ status }) => status < 500).map(({ status }) => `${id} ${status}`),
  );
  expect(unseen).toEqual([
    ...['sendEmail 401', 'sendEmail 403', 'careersLogin 403'],
    ...['careersRegister 401', 'careersRegister 403', 'createProfile 403'],
  ]);
});

test('the test data is listed, new in every run', () => {
  expect(report.created).toHaveLength(8);
  const [message] = report.created;
  expect(message).toMatch(/^a message to the agency from conformance-[0-9a-f]{10} </);
});

test('response times are there for every call', () => {
  for (const { times, trials } of report.operations) expect(times?.count).toBe(trials.length);
});

test('no report holds the credential, a cookie, a token or the card form secret', async () => {
  const texts = [JSON.stringify(report), await toHtml(report), toJunit(report)];
  for (const text of texts) {
    expect(text).not.toContain('gatekeeper');
    expect(text).not.toContain(Buffer.from(credential).toString('base64'));
    expect(text).not.toMatch(/pi_mock_\d+_secret_/);
    expect(text).not.toMatch(/sessionid=[0-9a-f]/);
    expect(text).not.toMatch(/Token [0-9a-f]{8}/);
  }
});
