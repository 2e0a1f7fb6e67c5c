import { expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import type { OperationId } from '#contract/generated/operations.ts';
import { discoverInputs } from '../../conformance/src/discovery.ts';
import type { Recorder } from '../../conformance/src/recorder.ts';
import { readWorkflows } from '../../conformance/src/workflows.ts';
import { exchange } from './exampleRun.ts';

/** A recorder whose backend responds to each list with the given JSON. */
function recorderOf(bodies: Partial<Record<OperationId, unknown>>): Recorder {
  const call: Recorder['call'] = async (step) => {
    const body = Buffer.from(JSON.stringify(bodies[step.operation.id] ?? 'not found'));
    return { ...exchange, step, result: { status: 200, headers: {}, body } };
  };
  return { call, ended: new AbortController().signal } as Recorder;
}

/** The first example of each call. */
const content = Object.fromEntries(
  Object.entries(examples).map(([id, named]) => [id, Object.values(named)[0]]),
);

const workflows = await readWorkflows();
const discover = (bodies: Partial<Record<OperationId, unknown>>) =>
  discoverInputs(recorderOf(bodies), workflows);

test('everything comes from the lists', async () => {
  const inputs = await discover(content);
  const { jobs } = examples.listJobs.jobs;
  const open = jobs.find(({ slug }) => slug === inputs.job);
  const closed = jobs.find(({ slug }) => slug === inputs.closedJob);
  expect([open?.is_active, closed?.is_active]).toEqual([true, false]);
  expect(inputs.service).toBe(examples.listServices.services.results[0]?.id);
  expect(Object.values(inputs)).not.toContain(undefined);
});

test('a department is one that a position names, as text or as an object', async () => {
  const [job] = examples.listJobs.jobs.jobs;
  const departments = [
    { id: 1, name: 'Nobody' },
    { id: 9, name: 'Games' },
  ];
  for (const department of ['Games', { id: 9, name: 'Games' }]) {
    const inputs = await discover({
      listDepartments: { departments },
      listJobs: { jobs: [{ ...job, department }] },
    });
    expect(inputs).toMatchObject({ department: 9, pairDepartment: 9, departmentWord: 'games' });
  }
});

test.each([
  ['empty lists', { listServices: { results: [] }, listJobs: { jobs: [] } }],
  ['no lists', { listServices: { results: null }, listJobs: [] }],
  [
    'records that are none',
    { listServices: { results: [null, 7, 'x'] }, listJobs: { jobs: [null] } },
  ],
  [
    'ids and slugs of a wrong type',
    { listServices: { results: [{ id: '1' }] }, listJobs: { jobs: [{ slug: 4 }] } },
  ],
  ['other text', {}],
])('%s give nothing, and break nothing', async (_, bodies) => {
  const inputs = await discover(bodies);
  expect([inputs.service, inputs.job, inputs.keyword, inputs.gender]).toEqual(
    Array(4).fill(undefined),
  );
});
