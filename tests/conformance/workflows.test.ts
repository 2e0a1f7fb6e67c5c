import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { explainNothing, resolveNames } from '../../conformance/src/only.ts';
import { CannotRun, type Options } from '../../conformance/src/options.ts';
import { createTestData } from '../../conformance/src/testData.ts';
import { fullInputs, planWorkflows, readWorkflows } from '../../conformance/src/workflows.ts';
import { optionsFor } from './mutants/judge.ts';

const document = await readWorkflows();
const everything = fullInputs(document);
const both = optionsFor({ agency: 'http://a.example', hrms: 'http://h.example' });

const plan = (changes: Partial<Options> = {}, inputs: Record<string, unknown> = everything) =>
  planWorkflows(document, { ...both, ...changes }, inputs);

const placesOf = (list: { workflowId: string }[]) => [
  ...new Set(list.map(({ workflowId }) => workflowId)),
];

test('every call says which screens of the website use it', () => {
  for (const { id, screens } of Object.values(operations)) expect(screens, id).not.toHaveLength(0);
});

test('the file is sound Arazzo, and every reference of it leads somewhere', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const ref = path.resolve(import.meta.dirname, '../../openapi/conformance.arazzo.yaml');
  expect(await lint({ ref, config })).toEqual([]);
});

test('the workflows make every call of the contract, and each step says what it does', () => {
  const { steps, skipped } = plan();
  expect(skipped).toEqual([]);
  expect(new Set(steps.map(({ operation }) => operation.id))).toEqual(
    new Set(Object.keys(operations)),
  );
  for (const { description, statuses } of steps) {
    expect(description).toMatch(/^[A-Z]/);
    expect(statuses.length).toBeGreaterThan(0);
  }
});

test('a step goes on only to a later step of its workflow', () => {
  for (const { workflowId, steps } of document.workflows) {
    const ids = steps.map(({ stepId }) => stepId);
    for (const { stepId, onFailure = [] } of steps) {
      for (const { stepId: target = '' } of onFailure) {
        expect(ids.indexOf(target), `${workflowId}.${stepId}`).toBeGreaterThan(ids.indexOf(stepId));
      }
    }
  }
});

test('every expected status is documented', () => {
  for (const { workflowId, id, operation, statuses } of plan().steps) {
    const documented = Object.keys(operation.examples).map(Number);
    expect(documented, `${workflowId}.${id}`).toEqual(expect.arrayContaining(statuses));
  }
});

test('reading only leaves GET requests', () => {
  const { steps, skipped } = plan({ readOnly: true });
  expect(new Set(steps.map(({ operation }) => operation.method))).toEqual(new Set(['GET']));
  expect(placesOf(skipped).join()).toBe(
    'contact,stranger,candidate,capitals,subscriber,wrongToken,noToken',
  );
});

test('without the human-resource backend its calls are skipped with that reason', () => {
  const { skipped } = plan({ hrms: null });
  expect(new Set(skipped.map(({ operation }) => operations[operation].api))).toEqual(
    new Set(['hrms']),
  );
  expect(new Set(skipped.map(({ reason }) => reason))).toEqual(new Set(['no --hrms was given']));
});

test('what the server does not have leaves out the step that needs it, and says what it is', () => {
  const { closedJob, ...rest } = everything;
  const { skipped, steps } = plan({}, rest);
  expect(skipped.map(({ workflowId, step, reason }) => [workflowId, step, reason])).toEqual([
    ['jobs', 'closed', 'needs a closed position in `listJobs`'],
    ['candidate', 'applyClosed', 'needs a closed position in `listJobs`'],
  ]);
  expect(steps.some(({ id }) => id === 'applyUnknown')).toBe(true);
});

test('a step that the rest builds on takes the rest along', () => {
  const { gender, ...rest } = everything;
  const { steps, skipped } = plan({}, rest);
  const left = steps.filter(({ workflowId }) => workflowId === 'candidate').map(({ id }) => id);
  expect(left).toEqual(['register', 'check', 'registerAgain', 'applyWithoutProfile']);
  expect(skipped.find(({ step }) => step === 'createAgain')?.reason).toBe(
    'builds on the step create, which was skipped',
  );
});

test('--only takes workflows and calls', () => {
  expect(placesOf(plan({ only: ['games'] }).steps)).toEqual(['games']);
  expect(placesOf(plan({ only: ['sendEmail', 'getGame'] }).steps).join()).toBe(
    'games,credential,credentialMissing,contact',
  );
});

test('a name of --only may be a step as it is printed, and any other name is refused with the nearest', () => {
  const resolve = (...names: string[]) => resolveNames(names, document);
  expect(resolve('jobs.closed', 'getGame', 'discovery.listJobs', 'jobs')).toEqual([
    'jobs',
    'getGame',
    'listJobs',
  ]);
  expect(resolve('records.getService.3', 'media.listTeams.results.0.thumb')).toEqual([
    'getService',
    'listTeams',
  ]);
  expect(() => resolve('getGames')).toThrow(CannotRun);
  expect(() => resolve('getGames')).toThrow(
    /there is no workflow or call named "getGames"; the nearest are getGame, /,
  );
  expect(() => resolve('jobs.no')).toThrow('named "jobs.no"');
  expect(() => resolve('q'.repeat(22))).toThrow(
    /; the workflows are home, .*the calls listVideoBanners, /,
  );
});

test.each([
  [{ only: ['loginAccount'], hrms: null }, 'no --hrms was given'],
  [{ only: ['careersLogin'], readOnly: true }, 'the workflow writes, and --read-only was given'],
  [{ only: ['credential'] }, 'needs '],
])('%j is nothing that could be tried', (changes, reason) => {
  const planned = plan(changes, { ...everything, wrongCredential: undefined });
  expect(explainNothing(planned, changes.only)).toContain(
    `Nothing of --only ${changes.only[0]} could be tried: ${reason}`,
  );
});

test('--only is satisfied by one step that is executed, and may be empty', () => {
  const only = ['loginAccount', 'games'];
  expect(explainNothing(plan({ only, hrms: null }), only)).toBeNull();
  expect(explainNothing(plan(), [])).toBeNull();
});

test('test data is new in every run, and a wrong credential needs a right one', () => {
  const [one, other] = [createTestData(both), createTestData({ ...both, basicAuth: 'a:b' })];
  expect(one.email).not.toBe(other.email);
  expect(one.wrongCredential).toBeUndefined();
  expect(other.wrongCredential).toMatch(/^Basic /);
});
