/** Reads the ids, slugs and choices that the workflows need from the server's lists. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { ArazzoDocument } from './arazzo.ts';
import { createStep, type Step } from './exchange.ts';
import {
  departmentName,
  type Json,
  plainText,
  readJson,
  recordsOf,
  segmentOf,
  textOf,
} from './json.ts';
import type { Recorder } from './recorder.ts';

/** Workflow inputs by name (`components.inputs.run`); undefined when the server has no such data. */
export type Inputs = Record<string, string | number | undefined>;

/** The step under which a discovery request is recorded. */
export const discoveryStep = (id: OperationId): Step =>
  createStep('discovery', id, 'What the server has, for the workflows', id);

const integer = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

/** A text that fits into a query. */
const shortText = (value: unknown): string | undefined =>
  /^\P{C}{1,200}$/u.exec(textOf(value) ?? '')?.[0];

type Job = NonNullable<Json>;

/** Records of a list, and characters of a text, that are looked through for what the workflows need. */
const [mostRecords, mostCharacters] = [200, 5000];

/** Letters of ASCII alone: databases differ in the case of others. */
const wordsOf = (text: unknown): string[] =>
  plainText(text)
    .slice(0, mostCharacters)
    .match(/\b[A-Za-z]{4,30}\b/g) ?? [];

/** The first word of a text that stands in none of the others. */
function ownWord(text: unknown, ...others: unknown[]): string | undefined {
  const taken = others.map(plainText).join('\n').slice(0, mostCharacters).toLowerCase();
  return wordsOf(text).find((word) => !taken.includes(word.toLowerCase()));
}

/** Two filters that one position fits, and another one only the first of them. */
function readPair(jobs: Job[], idOf: (job: Job) => number | undefined): Inputs {
  const typed = jobs.filter((job) => shortText(job.job_type) && idOf(job) !== undefined);
  const isTold = (job: Job) =>
    typed.some((other) => idOf(other) === idOf(job) && other.job_type !== job.job_type);
  const job = typed.find(isTold) ?? typed[0];
  return { pairDepartment: job && idOf(job), pairType: shortText(job?.job_type) };
}

function readJobs(all: Job[], departments: Job[]): Inputs {
  const jobs = all.filter(({ slug }) => segmentOf(slug));
  const slugOf = (isActive: boolean) =>
    segmentOf(jobs.find((job) => (job.is_active as unknown) === isActive)?.slug);
  const idOf = (job: Job) => {
    const department = departmentName(job.department);
    return integer(departments.find(({ name }) => department && textOf(name) === department)?.id);
  };
  const types = jobs.map((job) => shortText(job.job_type)).filter(Boolean);
  const titled = jobs.find((job) => wordsOf(job.title).length > 0);
  const departmentWords = jobs.map((job) => ownWord(departmentName(job.department), job.title));
  return {
    job: slugOf(true),
    closedJob: slugOf(false),
    jobType: types[0],
    department: jobs.map(idOf).find((id) => id !== undefined),
    ...readPair(jobs, idOf),
    keyword: wordsOf(titled?.title)[0]?.toUpperCase(),
    otherType: types.find((type) => type !== textOf(titled?.job_type)),
    departmentWord: departmentWords.find(Boolean)?.toLowerCase(),
    place: jobs.map((job) => shortText(job.location)).find(Boolean),
  };
}

/** Requests all lists one after the other. Stops early when the run has ended. */
export async function discoverInputs(
  recorder: Recorder,
  document: ArazzoDocument,
): Promise<Inputs> {
  const ids = Object.entries(document['x-first-ids']).map(([name, place]) => {
    const [list, key = ''] = place.split('/');
    return [name, list as OperationId, key] as const;
  });
  const lists = new Set([...ids.map(([, list]) => list), 'listDepartments', 'listJobs'] as const);
  const responses: Partial<Record<OperationId, Json>> = {};
  for (const id of lists) {
    if (recorder.ended.aborted) return {};
    responses[id] = readJson(await recorder.call(discoveryStep(id)));
  }
  const jobs = readJobs(
    recordsOf(responses.listJobs, 'jobs').slice(0, mostRecords),
    recordsOf(responses.listDepartments, 'departments').slice(0, mostRecords),
  );
  if (jobs.job && !recorder.ended.aborted) {
    const path = operations.getJob.path.replace('{slug}', String(jobs.job));
    responses.getJob = readJson(await recorder.call(discoveryStep('getJob'), { path }));
  }
  const detail = responses.getJob?.job;
  const text = plainText(detail?.description)
    .slice(0, mostCharacters)
    .replace(/<[^>]*>/g, ' ');
  const descriptionWord = ownWord(text, detail?.title, departmentName(detail?.department));
  return {
    ...Object.fromEntries(
      ids.map(([name, list, key]) => {
        const values = recordsOf(responses[list], key).map(({ id }) => integer(id));
        return [name, values.find((id) => id !== undefined)];
      }),
    ),
    ...jobs,
    descriptionWord,
    describedJob: descriptionWord && jobs.job,
  };
}
