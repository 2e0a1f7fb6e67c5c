import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { caseStudies } from '../../db/collections.ts';
import { teaserOf } from '../teaserOf.ts';

const { caseStudies: listed } = examples.listCaseStudies;
const toTeaser = teaserOf(listed.results);

/** All case studies. */
export const listCaseStudies = agencyHttp.get('/api/case-studies/', ({ response }) => {
  const results = caseStudies.all().map(toTeaser);
  return response(200).json({ ...listed, count: results.length, results });
});
