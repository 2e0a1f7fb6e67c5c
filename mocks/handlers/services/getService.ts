import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { services } from '../../db/seed.ts';

/** The record of that id, else 404. */
export const getService = agencyHttp.get('/api/services/{id}/', ({ params, response }) => {
  const found = services.find(({ id }) => id === Number(params.id));
  return found
    ? response(200).json(found)
    : response(404).json(examples.getService.serviceNotFound);
});
