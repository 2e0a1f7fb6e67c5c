import { expect, test } from 'vitest';
import { examples } from '#contract/generated/agency.examples.ts';
import type { OperationId } from '#contract/generated/operations.ts';
import { discoverInputs } from '../../conformance/src/discovery.ts';
import type { Recorder } from '../../conformance/src/recorder.ts';
import { readWorkflows } from '../../conformance/src/workflows.ts';
import { exchange } from './exampleRun.ts';

const workflows = await readWorkflows();

/** The inputs from a backend that responds to each list with the given JSON. */
function discover(bodies: Partial<Record<OperationId, unknown>>) {
  const call: Recorder['call'] = async (step) => {
    const body = Buffer.from(JSON.stringify(bodies[step.operation.id] ?? 'not found'));
    return { ...exchange, step, result: { status: 200, headers: {}, body } };
  };
  return discoverInputs({ call, ended: new AbortController().signal } as Recorder, workflows);
}

const { jobs } = examples.listJobs.jobs;

test('everything comes from the lists', async () => {
  const firsts = Object.entries(examples).map(([id, named]) => [id, Object.values(named)[0]]);
  const inputs = await discover(Object.fromEntries(firsts));
  const open = jobs.find(({ slug }) => slug === inputs.job);
  const closed = jobs.find(({ slug }) => slug === inputs.closedJob);
  expect([open?.is_active, closed?.is_active]).toEqual([true, false]);
  expect(inputs.service).toBe(examples.listServices.services.results[0]?.id);
  expect(Object.values(inputs)).not.toContain(undefined);
});

test.each(['Games', { id: 9, name: 'Games' }])(
  'a department is one that a position names, here as %j',
  async (department) => {
    const departments = [
      { id: 1, name: 'Nobody' },
      { id: 9, name: 'Games' },
    ];
    const inputs = await discover({
      listDepartments: { departments },
      listJobs: { jobs: [{ ...jobs[0], department }] },
    });
    expect(inputs).toMatchObject({ department: 9, pairDepartment: 9, departmentWord: 'games' });
  },
);

test.each([
  { listServices: { results: [] }, listJobs: { jobs: [] } },
  { listServices: { results: null }, listJobs: [] },
  { listServices: { results: [null, 7, 'x'] }, listJobs: { jobs: [null] } },
  { listServices: { results: [{ id: '1' }] }, listJobs: { jobs: [{ slug: 4 }] } },
  {},
])('%j gives nothing, and breaks nothing', async (bodies) => {
  const { service, job, keyword, gender } = await discover(bodies);
  expect([service, job, keyword, gender]).toEqual(Array(4).fill(undefined));
});
