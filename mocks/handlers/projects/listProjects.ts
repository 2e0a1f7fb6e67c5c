import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { projects } from '../../db/collections.ts';
import { pageOf } from '../pageOf.ts';
import { teaserOf } from '../teaserOf.ts';

const path = '/api/project-details/';
const toTeaser = teaserOf(examples.listProjects.projects.results);

export const listProjects = agencyHttp.get(path, ({ query, response }) =>
  response(200).json(pageOf(projects.all().map(toTeaser), path, query.get('page'))),
);
