import path from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { operations } from '#contract/generated/operations.ts';
import { documentedStatus } from '#contract/listExamples.ts';
import { findMissedSteps } from '../../conformance/src/behaviour.ts';
import { discoveryStep } from '../../conformance/src/discovery.ts';
import { explainNothing, resolveNames } from '../../conformance/src/only.ts';
import { CannotRun, type Options } from '../../conformance/src/options.ts';
import { createTestData, listCreated } from '../../conformance/src/testData.ts';
import { fullInputs, planWorkflows, readWorkflows } from '../../conformance/src/workflows.ts';
import { optionsFor } from './check.ts';

const document = await readWorkflows();
const everything = fullInputs(document);
const both = optionsFor({ agency: 'http://a.example', hrms: 'http://h.example' });

const plan = (changes: Partial<Options> = {}, inputs: Record<string, unknown> = everything) =>
  planWorkflows(document, { ...both, ...changes }, inputs);

const placesOf = (list: { workflowId: string }[]) =>
  [...new Set(list.map(({ workflowId }) => workflowId))].join();

test('the file is sound Arazzo, and every reference of it leads somewhere', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const ref = path.resolve(import.meta.dirname, '../../openapi/conformance.arazzo.yaml');
  expect(await lint({ ref, config })).toEqual([]);
});

test('the workflows make every call; each says which screens use it, each step what it does, with documented statuses', () => {
  const { steps, skipped } = plan();
  expect(skipped).toEqual([]);
  expect(new Set(steps.map(({ operation }) => operation))).toEqual(
    new Set(Object.values(operations)),
  );
  for (const { workflowId, id, operation, description, statuses } of steps) {
    expect(operation.screens, operation.id).not.toHaveLength(0);
    expect(description).toMatch(/^[A-Z]/);
    expect(statuses.length).toBeGreaterThan(0);
    const unknown = statuses.filter((status) => !documentedStatus(operation.examples, status));
    expect(unknown, `${workflowId}.${id}`).toEqual([]);
  }
});

test('reading only leaves GET requests', () => {
  const { steps } = plan({ readOnly: true });
  expect(new Set(steps.map(({ operation }) => operation.method))).toEqual(new Set(['GET']));
});

test('what the server does not have leaves out the step that needs it, and says what it is', () => {
  const { skipped, steps } = plan({}, { ...everything, closedJob: undefined });
  expect(skipped.map(({ workflowId, step, reason }) => [workflowId, step, reason])).toEqual([
    ['jobs', 'closed', 'needs a closed position in `listJobs`'],
    ['candidate', 'applyClosed', 'needs a closed position in `listJobs`'],
  ]);
  expect(steps.some(({ id }) => id === 'applyUnknown')).toBe(true);
});

test('a step that the rest builds on takes the rest along', () => {
  const { steps, skipped } = plan({}, { ...everything, gender: undefined });
  const left = steps.filter(({ workflowId }) => workflowId === 'candidate').map(({ id }) => id);
  expect(left).toEqual(['register', 'check', 'registerAgain', 'applyWithoutProfile']);
  expect(skipped.find(({ step }) => step === 'createAgain')?.reason).toBe(
    'builds on the step create, which was skipped',
  );
});

test('--only takes workflows and calls, is satisfied by one step, and may be empty', () => {
  expect(placesOf(plan({ only: ['games'] }).steps)).toBe('games');
  expect(placesOf(plan({ only: ['sendEmail', 'getGame'] }).steps)).toBe(
    'games,contact,credential,credentialMissing',
  );
  const only = ['loginAccount', 'games'];
  expect(explainNothing(plan({ only, hrms: null }), only)).toBeNull();
  expect(explainNothing(plan(), [])).toBeNull();
});

test('a name of --only may be a step as it is printed, and any other name is refused with the nearest', () => {
  const names = ['jobs.closed', 'getGame', 'discovery.listJobs', 'records.getService.3'];
  expect(resolveNames([...names, 'media.listTeams.results.0.thumb', 'jobs'], document)).toEqual([
    ...['jobs', 'getGame', 'listJobs', 'getService', 'listTeams'],
  ]);
  const resolve = (name: string) => () => resolveNames([name], document);
  expect(resolve('getGames')).toThrow(CannotRun);
  expect(resolve('getGames')).toThrow('call named "getGames"; the nearest are getGame, ');
  expect(resolve('q'.repeat(22))).toThrow(
    /; the workflows are video-banners, .*the calls listVideoBanners, /,
  );
});

test.each([
  [{ only: ['careersLogin'], readOnly: true }, 'the workflow writes, and --read-only was given'],
  [{ only: ['credential'] }, 'needs '],
])('%j is nothing that could be tried', (changes, reason) => {
  const planned = plan(changes, { ...everything, wrongCredential: undefined });
  expect(explainNothing(planned, changes.only)).toContain(
    `Nothing of --only ${changes.only[0]} could be tried: ${reason}`,
  );
});

test('a step that was not sent although no response stood in its way is a fault of the run', () => {
  const { steps } = plan({ only: ['services'] });
  const obstacles = { withheld: new Map(), isEnded: false, last: null };
  const { missed, fault } = findMissedSteps(steps, [], [], obstacles);
  expect(missed).toHaveLength(steps.length);
  expect(fault).toBe('services.list could not be sent: the workflow runner did not send it.');
});

test('test data is new in every run, and what was sent without a response is listed with doubt', () => {
  const [one, other] = [createTestData(both), createTestData({ ...both, basicAuth: 'a:b' })];
  expect(one.email).not.toBe(other.email);
  expect(one.wrongCredential).toBeUndefined();
  expect(other.wrongCredential).toMatch(/^Basic /);
  const sent = { method: 'POST', url: 'http://a.example/', headers: {}, body: null };
  const stopped = {
    step: discoveryStep('sendEmail'),
    request: sent,
    result: { kind: 'stopped' as const, reason: 'Enough.' },
    duration: 12,
  };
  const [created] = listCreated([stopped], one);
  expect(created).toMatch(/^possibly a message to the agency/);
});
