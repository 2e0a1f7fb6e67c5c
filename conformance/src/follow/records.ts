/** Opens the records of the lists, and the positions of each department. */
import { type OperationId, operations } from '../../../openapi/generated/operations.ts';
import { readJson, recordsOf } from '../json.ts';
import type { Trail } from './trail.ts';

const details = [
  ['listServices', 'results', 'id', 'getService'],
  ['listProjects', 'results', 'id', 'getProject'],
  ['listCaseStudies', 'results', 'id', 'getCaseStudy'],
  ['listGames', 'results', 'id', 'getGame'],
  ['listJobs', 'jobs', 'slug', 'getJob'],
] as const;

/** Records of a list that are opened, spread over it. */
const most = 12;

function spread<Each>(list: Each[]): Each[] {
  const step = Math.max(1, list.length / most);
  const indexes = list.map((_, index) => Math.floor(index * step)).filter((at) => at < list.length);
  return indexes.map((at) => list[at] as Each);
}

/** The values of a property in all pages of a list. */
function valuesOf({ records }: Trail, list: OperationId, key: string, property: string) {
  const pages = records.filter(
    ({ exchange: { step } }) =>
      step.operation.id === list && ['discovery', 'pages'].includes(step.workflowId),
  );
  const values = pages
    .flatMap(({ exchange }) => recordsOf(readJson(exchange), key))
    .map((record) => record[property] as unknown)
    .filter((value) => Number.isSafeInteger(value) || typeof value === 'string');
  return [...new Set(values.map(String))];
}

async function get(trail: Trail, id: OperationId, name: string, path: string): Promise<void> {
  const step = {
    workflowId: 'records',
    id: `${id}.${name}`,
    description: `The record ${name} of the list`,
    operation: operations[id],
    statuses: [200],
  };
  await trail.recorder.call(step, { path });
}

/** Opens records of each list: what a list shows has to be there. */
export async function followRecords(trail: Trail): Promise<void> {
  for (const [list, key, property, id] of details) {
    if (!trail.isAsked(id)) continue;
    for (const value of spread(valuesOf(trail, list, key, property))) {
      if (trail.recorder.ended.aborted) return;
      const { path } = operations[id];
      await get(trail, id, value, path.replace(/\{\w+\}/, encodeURIComponent(value)));
    }
  }
}

/** Asks for the positions of each department, to compare them with its count. */
export async function followDepartments(trail: Trail): Promise<void> {
  if (!trail.isAsked('listJobs') && !trail.isAsked('listDepartments')) return;
  for (const id of spread(valuesOf(trail, 'listDepartments', 'departments', 'id'))) {
    if (trail.recorder.ended.aborted) return;
    const { path } = operations.listJobs;
    await get(trail, 'listJobs', `department-${id}`, `${path}?department_id=${id}`);
  }
}
