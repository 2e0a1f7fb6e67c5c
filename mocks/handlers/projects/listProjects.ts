import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { projects } from '../../db/collections.ts';
import { teaserOf } from '../teaserOf.ts';

const { projects: listed } = examples.listProjects;
const toTeaser = teaserOf(listed.results);

/** All projects. */
export const listProjects = agencyHttp.get('/api/project-details/', ({ response }) => {
  const results = projects.all().map(toTeaser);
  return response(200).json({ ...listed, count: results.length, results });
});
