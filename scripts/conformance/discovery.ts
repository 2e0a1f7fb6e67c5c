/** Reads the ids, slugs and choices that the workflows need from the server's lists. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { type Exchange, isResponse, type Step } from './exchange.ts';
import type { Recorder } from './recorder.ts';

/** Workflow inputs by name (`components.inputs.run`); undefined when the server has no such data. */
export type Inputs = Record<string, string | number | undefined>;

type Json = { [key: string]: Json | undefined } | undefined;

const lists = [
  'listServices',
  'listProjects',
  'listCaseStudies',
  'listGames',
  'listDepartments',
  'listJobs',
  'getCareersDropdowns',
] as const satisfies OperationId[];

/** The step under which a discovery request is recorded. */
export function discoveryStep(id: OperationId): Step {
  const operation = operations[id];
  const description = 'What the server has, for the workflows';
  return { workflowId: 'discovery', id, description, operation, statuses: [200] };
}

function read({ result }: Exchange): Json {
  try {
    return isResponse(result) ? JSON.parse(String(result.body)) : undefined;
  } catch {
    return undefined;
  }
}

const recordsOf = (envelope: Json, key: string): NonNullable<Json>[] => {
  const list: unknown = envelope?.[key];
  return Array.isArray(list)
    ? list.filter((each) => typeof each === 'object' && each !== null)
    : [];
};

const integer = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) ? Number(value) : undefined;

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

const firstId = (envelope: Json, key: string): number | undefined =>
  recordsOf(envelope, key)
    .map(({ id }) => integer(id))
    .find((id) => id !== undefined);

const nameOf = (department: unknown): unknown =>
  typeof department === 'object' ? (department as Json)?.name : department;

function readJobs(jobs: NonNullable<Json>[], departments: NonNullable<Json>[]): Inputs {
  const withSlug = jobs.filter(({ slug }) => text(slug));
  const slugOf = (job: Json) => text(job?.slug);
  const named = withSlug.find((job) =>
    departments.some(({ name }) => text(name) && name === nameOf(job.department)),
  );
  const department = departments.find(({ name }) => name === nameOf(named?.department));
  const keywords = withSlug.map((job) => /\p{L}{4,}/u.exec(text(job.title) ?? '')?.[0]);
  const titled = keywords.findIndex((keyword) => keyword !== undefined);
  return {
    job: slugOf(withSlug.find((job) => (job.is_active as unknown) === true)),
    closedJob: slugOf(withSlug.find((job) => (job.is_active as unknown) === false)),
    jobType: withSlug.map((job) => text(job.job_type)).find(Boolean),
    department: named && integer(department?.id),
    departmentName: named && text(department?.name),
    departmentJob: slugOf(named),
    keyword: keywords[titled],
    keywordJob: slugOf(withSlug[titled]),
  };
}

/** Requests all lists one after the other. Stops early when the run has ended. */
export async function discoverInputs(recorder: Recorder): Promise<Inputs> {
  const responses: Partial<Record<OperationId, Json>> = {};
  for (const id of lists) {
    if (recorder.ended.aborted) return {};
    const { method, path } = operations[id];
    const headers = { accept: 'application/json' };
    responses[id] = read(
      await recorder.call(discoveryStep(id), { method, path, headers, body: null }),
    );
  }
  const choices = responses.getCareersDropdowns;
  return {
    service: firstId(responses.listServices, 'results'),
    project: firstId(responses.listProjects, 'results'),
    caseStudy: firstId(responses.listCaseStudies, 'results'),
    game: firstId(responses.listGames, 'results'),
    ...readJobs(
      recordsOf(responses.listJobs, 'jobs'),
      recordsOf(responses.listDepartments, 'departments'),
    ),
    gender: firstId(choices, 'genders'),
    nationality: firstId(choices, 'nationalities'),
    maritalStatus: firstId(choices, 'marital_statuses'),
    salaryRange: firstId(choices, 'salary_ranges'),
    careerLevel: firstId(choices, 'career_levels'),
    experience: firstId(choices, 'experiences'),
    jobCategory: firstId(choices, 'job_categories'),
  };
}
