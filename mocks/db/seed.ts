/** The mock's records, taken from the contract's own success examples. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';

type Schemas = components['schemas'];

/** All services. */
export const services: Schemas['Service'][] = examples.listServices.services.results;

/** All projects. */
export const projects: Schemas['Project'][] = examples.listProjects.projects.results;

/** All games, the hidden one included. */
export const games: Schemas['Game'][] = examples.listGames.games.results;

/** All positions, newest first. */
export const jobs: Schemas['Job'][] = examples.listJobs.jobs.jobs.toSorted((a, b) =>
  (b.posted_date ?? '').localeCompare(a.posted_date ?? ''),
);

/** All departments. */
export const departments: Schemas['Department'][] =
  examples.listDepartments.departments.departments;

/** Case studies in full: every detail example that the list names. */
export const caseStudies: Schemas['CaseStudy'][] = Object.values(examples.getCaseStudy).flatMap(
  (answer) => {
    const study = 'case_study' in answer ? answer.case_study : null;
    const listed = examples.listCaseStudies.caseStudies.results;
    return study && listed.some(({ id }) => id === study.id) ? [study] : [];
  },
);
