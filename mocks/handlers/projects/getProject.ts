import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { projects } from '../../db/collections.ts';

/** The project with that id, or 404. */
export const getProject = agencyHttp.get('/api/project-details/{id}/', ({ params, response }) => {
  const found = projects.findFirst((q) => q.where({ id: Number(params.id) }));
  return found
    ? response(200).json(found)
    : response(404).json(examples.getProject.projectNotFound);
});
