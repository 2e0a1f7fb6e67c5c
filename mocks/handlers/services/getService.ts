import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { services } from '../../db/collections.ts';

/** The service with that id, or 404. */
export const getService = agencyHttp.get('/api/services/{id}/', ({ params, response }) => {
  const found = services.findFirst((q) => q.where({ id: Number(params.id) }));
  return found
    ? response(200).json(found)
    : response(404).json(examples.getService.serviceNotFound);
});
