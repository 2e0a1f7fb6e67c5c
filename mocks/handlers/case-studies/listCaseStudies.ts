import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { caseStudies } from '../../db/collections.ts';
import { pageOf } from '../pageOf.ts';
import { teaserOf } from '../teaserOf.ts';

const path = '/api/case-studies/';
const toTeaser = teaserOf(examples.listCaseStudies.caseStudies.results);

export const listCaseStudies = agencyHttp.get(path, ({ query, response }) =>
  response(200).json(pageOf(caseStudies.all().map(toTeaser), path, query.get('page'))),
);
