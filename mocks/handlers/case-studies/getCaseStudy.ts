import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { caseStudies } from '../../db/collections.ts';

/** The case study with that id, or 404. */
export const getCaseStudy = agencyHttp.get('/api/case-studies/{id}', ({ params, response }) => {
  const found = caseStudies.findFirst((q) => q.where({ id: Number(params.id) }));
  return found
    ? response(200).json({ case_study: found })
    : response(404).json(examples.getCaseStudy.caseStudyNotFound);
});
