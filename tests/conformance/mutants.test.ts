/** The mock over HTTP conforms, and each of these faults of a backend is reported with its call and field. */
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { documentedStatus } from '#contract/listExamples.ts';
import { rules } from '../../conformance/src/run.ts';
import { combine, isJson, type Serve, startBrokenMock } from './brokenServer.ts';
import { check, describeViolations } from './check.ts';
import { faults, mutants, showsStale } from './mutants.ts';

const credential = 'edge:gatekeeper-7f31';
const mock = await startBrokenMock(null, credential);
afterAll(mock.close);

/** A failure of the server cannot be provoked from outside, and it chooses 202 for 200, 409 for 400. */
const isOfServer = /^(5|202|409)/;

/** True for examples that only the edge sends. */
const isOfEdge = (names: object) =>
  Object.keys(names).every((name) =>
    /^(crossSiteRefused|bodyTooLarge|tooManyRequests|missingCredential)$/.test(name),
  );

test('the mock conforms in every call and every rule, and no secret is in the report', async () => {
  const report = await check({ ...mock, basicAuth: credential });
  expect(describeViolations(report)).toEqual([]);
  expect(report.outcome).toBe('conforms');
  expect(report.operations.map(({ id }) => id)).toEqual(Object.keys(operations));
  for (const { id, outcome, skipped } of report.operations) {
    expect([id, outcome, skipped]).toEqual([id, 'conforms', []]);
  }
  const steps = report.operations.flatMap(({ trials }) => trials.map(({ step }) => step));
  const silent = rules.filter(({ id }) => !steps.some((step) => step.startsWith(`${id}: `)));
  // Files are no calls.
  expect(silent.map(({ id }) => id)).toEqual(['media']);
  const unseen = report.operations.flatMap(({ id, trials }) => {
    const { examples } = operations[id];
    const seen = trials.map(({ status }) => documentedStatus(examples, status ?? 0));
    return Object.entries(examples)
      .filter(
        ([status, names]) => !seen.includes(status) && !isOfServer.test(status) && !isOfEdge(names),
      )
      .map(([status]) => `${id} ${status}`);
  });
  expect(unseen).toEqual([]);
  expect(report.created).toHaveLength(10);
  const text = JSON.stringify(report);
  expect(text).not.toMatch(/gatekeeper|pi_mock_\d+_secret_|sessionid=[\da-f]|Token \w{8}/);
  expect(text).not.toContain(Buffer.from(credential).toString('base64'));
});

/** Starts a backend with faults until the test ends; returns a function that checks it, and describes violations. */
async function startBroken(serve: Serve) {
  const broken = await startBrokenMock(serve);
  onTestFinished(broken.close);
  return async (...only: string[]) => describeViolations(await check({ ...broken, only }));
}

test('each fault of a backend that has all of them is reported', async () => {
  const all = mutants.flatMap(([name = '']) => faults[name] ?? []);
  const checkOnly = await startBroken(combine(all));
  // The uploads of the other limits take longest.
  const others = rules.map(({ id }) => id).filter((id) => id !== 'limits');
  const found = await checkOnly(...others, 'createPaymentIntent');
  const lines = found.map((line) => line.replace(/\/\d+\//g, '/*/'));
  for (const [fault, sentence = ''] of mutants) {
    expect.soft(lines, fault).toContainEqual(expect.stringContaining(sentence));
  }
  const ofOne = [expect.stringContaining('getGame /video: expected')];
  expect(await checkOnly('getGame')).toEqual(ofOne);
});

test('a stale read is one line for each call, not one for each field', async () => {
  const checkOnly = await startBroken(showsStale());
  const lines = await checkOnly('profile');
  const stale = 'checkProfile /profile/job_title: expected the value that was sent';
  expect(lines).toContainEqual(expect.stringContaining(stale));
  expect(lines.length).toBeLessThanOrEqual(4);
});

test('422 in place of 400 is one violation of each call, whichever rules it breaks', async () => {
  const checkOnly = await startBroken(async (sent, next) => {
    const response = await next(sent);
    return response.status === 400 && isJson(response) ? { ...response, status: 422 } : response;
  });
  const lines = await checkOnly('sendEmail', 'listJobs');
  expect(lines.map((line) => line.replace(/; got.*/, ''))).toEqual([
    'sendEmail status: expected a refusal with 400, 401, 403, 413, not with 422',
    'listJobs status: expected a refusal with 400, 401, not with 422',
  ]);
});
