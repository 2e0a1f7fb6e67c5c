/** The contract's examples as the content of the Django backend. */
import { examples } from '#contract/generated/agency.examples.ts';

/** The examples with an id in this list, each once. */
function pick(list: { id: number }[], details: object): unknown[] {
  const all = Object.values(details) as { id?: number }[];
  return list.map(({ id }) => all.find((each) => each?.id === id));
}

const enveloped = (details: object, key: string): object =>
  Object.values(details).map((each) => each?.[key]);

/** Everything that `backend/seed.py` stores. */
export const content = {
  services: pick(examples.listServices.services.results, examples.getService),
  projects: pick(examples.listProjects.projects.results, examples.getProject),
  caseStudies: pick(
    examples.listCaseStudies.caseStudies.results,
    enveloped(examples.getCaseStudy, 'case_study'),
  ),
  games: pick(examples.listGames.games.results, examples.getGame),
  videoBanners: examples.listVideoBanners.videoBanners.results,
  testimonials: examples.listTestimonials.testimonials.results,
  teams: examples.listTeams.teams.results,
  departments: examples.listDepartments.departments.departments,
  jobs: pick(examples.listJobs.jobs.jobs, enveloped(examples.getJob, 'job')),
  dropdowns: examples.getCareersDropdowns.dropdowns,
};
