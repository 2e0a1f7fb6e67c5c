/** The content with which the mock begins, from the contract's own success examples. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';

type Schemas = components['schemas'];
type Listed = { id: number };

/** What a list names, in full: as a detail shows it, or as the list itself does where no detail has its id. */
function complete<Full extends Listed>(
  listed: readonly Listed[],
  details: Record<string, object>,
): Full[] {
  const shown = Object.values(details).map((body) =>
    'job' in body ? body.job : 'case_study' in body ? body.case_study : body,
  ) as (Partial<Full> | null)[];
  return listed.map((entry) => shown.find((each) => each?.id === entry.id) ?? entry) as Full[];
}

/** All services. */
export const services = complete<Schemas['Service']>(
  examples.listServices.services.results,
  examples.getService,
);

/** All projects. */
export const projects = complete<Schemas['Project']>(
  examples.listProjects.projects.results,
  examples.getProject,
);

/** All games, the hidden one included. */
export const games = complete<Schemas['Game']>(examples.listGames.games.results, examples.getGame);

/** All case studies. */
export const caseStudies = complete<Schemas['CaseStudy']>(
  examples.listCaseStudies.caseStudies.results,
  examples.getCaseStudy,
);

/** All jobs, newest first. */
export const jobs = complete<Schemas['Job']>(examples.listJobs.jobs.jobs, examples.getJob).toSorted(
  (a, b) => (b.posted_date ?? '').localeCompare(a.posted_date ?? ''),
);

/** All departments. */
export const departments: Schemas['Department'][] =
  examples.listDepartments.departments.departments;
