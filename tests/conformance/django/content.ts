/** The contract's examples as the content of the Django backend. */
import { examples } from '#contract/generated/agency.examples.ts';
import { operations } from '#contract/generated/operations.ts';

/** The records of a detail, by the path of each. */
const detailsOf = ({ base, path }: { base: string; path: string }, bodies: object[]) =>
  bodies.flatMap((body) =>
    [body, ...Object.values(body)].flatMap((record) => {
      const key = record?.slug ?? record?.id;
      return key === undefined ? [] : [[base + path.replace(/\{\w+\}/, key), body] as const];
    }),
  );

/** Responses by path to reads for which the backend has no view. */
const reads = Object.values(operations)
  .filter(({ api, method }) => api === 'agency' && method === 'GET')
  .flatMap((operation) => {
    const bodies: object[] = Object.values(examples[operation.id as keyof typeof examples]);
    const { base, path } = operation;
    return path.includes('{') ? detailsOf(operation, bodies) : [[base + path, bodies[0]] as const];
  });

const jobs = Object.values(examples.getJob).flatMap((body) => ('job' in body ? [body.job] : []));

/** Content that `backend/content.py` stores, and `reads`, which it does not store. */
export const content = {
  reads: Object.fromEntries(reads),
  departments: examples.listDepartments.departments.departments,
  jobs: examples.listJobs.jobs.jobs.map(({ slug }) => jobs.find((each) => each?.slug === slug)),
};
