/** The mock's content, from the contract's success examples. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';

type Schemas = components['schemas'];

/** The full records of a list, from the examples of the detail operation. */
function inFull<Full extends { id: number }>(
  listed: readonly { id: number }[],
  details: readonly Full[],
): Full[] {
  return listed.flatMap(({ id }) => details.find((each) => each.id === id) ?? []);
}

export const services: Schemas['Service'][] = inFull(
  examples.listServices.services.results,
  Object.values(examples.getService).filter((each) => 'short_text' in each),
);

export const projects: Schemas['Project'][] = inFull(
  examples.listProjects.projects.results,
  Object.values(examples.getProject).filter((each) => 'thumb_full' in each),
);

/** All games, including the hidden one. */
export const games: Schemas['Game'][] = inFull(
  examples.listGames.games.results,
  Object.values(examples.getGame).filter((each) => 'game_name' in each),
);

export const jobs: Schemas['Job'][] = inFull(
  examples.listJobs.jobs.jobs,
  Object.values(examples.getJob).flatMap((each) => ('job' in each ? [each.job] : [])),
).toSorted((a, b) => (b.posted_date ?? '').localeCompare(a.posted_date ?? ''));

export const departments: Schemas['Department'][] =
  examples.listDepartments.departments.departments;

export const caseStudies: Schemas['CaseStudy'][] = inFull(
  examples.listCaseStudies.caseStudies.results,
  Object.values(examples.getCaseStudy).flatMap((each) =>
    'case_study' in each && each.case_study ? [each.case_study] : [],
  ),
);
