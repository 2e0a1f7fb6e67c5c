/** Services, projects, case studies and games: lists, and one record by its id, or 404. */
import { examples } from '#contract/generated/agency.examples.ts';
import { caseStudies, games, projects, services } from '../db/collections.ts';
import { agencyHttp } from './agencyHttp.ts';
import { teaserOf } from './teaserOf.ts';

const { pageNotFound } = examples.listServices;
const toService = teaserOf(examples.listServices.services.results);
const toProject = teaserOf(examples.listProjects.projects.results);
const toCaseStudy = teaserOf(examples.listCaseStudies.caseStudies.results);
const { games: listedGames } = examples.listGames;
const toGame = teaserOf(listedGames.results);

/**
 * A page in its envelope. Without `page` the list has one page; with `page` it has two, so that clients that follow
 * `next` can be tested. Null beyond the last one.
 */
function pageOf<Row>(rows: Row[], { url }: Request) {
  const { pathname, searchParams } = new URL(url);
  const page = searchParams.get('page');
  const half = Math.ceil(rows.length / 2);
  const envelope = { count: rows.length, next: null, previous: null };
  if (page === null) return { ...envelope, results: rows };
  if (page === '1') {
    return { ...envelope, next: `${pathname}?page=2`, results: rows.slice(0, half) };
  }
  if (page !== '2') return null;
  return { ...envelope, previous: `${pathname}?page=1`, results: rows.slice(half) };
}

export const contentHandlers = [
  agencyHttp.get('/api/services/', ({ request, response }) => {
    const page = pageOf(services.all().map(toService), request);
    return page ? response(200).json(page) : response(404).json(pageNotFound);
  }),
  agencyHttp.get('/api/services/{id}/', ({ params, response }) => {
    const found = services.findFirst((q) => q.where({ id: Number(params.id) }));
    return found
      ? response(200).json(found)
      : response(404).json(examples.getService.serviceNotFound);
  }),
  agencyHttp.get('/api/project-details/', ({ request, response }) => {
    const page = pageOf(projects.all().map(toProject), request);
    return page ? response(200).json(page) : response(404).json(pageNotFound);
  }),
  agencyHttp.get('/api/project-details/{id}/', ({ params, response }) => {
    const found = projects.findFirst((q) => q.where({ id: Number(params.id) }));
    return found
      ? response(200).json(found)
      : response(404).json(examples.getProject.projectNotFound);
  }),
  agencyHttp.get('/api/case-studies/', ({ request, response }) => {
    const page = pageOf(caseStudies.all().map(toCaseStudy), request);
    return page ? response(200).json(page) : response(404).json(pageNotFound);
  }),
  agencyHttp.get('/api/case-studies/{id}', ({ params, response }) => {
    const found = caseStudies.findFirst((q) => q.where({ id: Number(params.id) }));
    return found
      ? response(200).json({ case_study: found })
      : response(404).json(examples.getCaseStudy.caseStudyNotFound);
  }),
  // All games, including the hidden one.
  agencyHttp.get('/api/games/', ({ response }) =>
    response(200).json({ ...listedGames, results: games.all().map(toGame) }),
  ),
  agencyHttp.get('/api/games/{id}/', ({ params, response }) => {
    const found = games.findFirst((q) => q.where({ id: Number(params.id) }));
    return found ? response(200).json(found) : response(404).json(examples.getGame.gameNotFound);
  }),
];
