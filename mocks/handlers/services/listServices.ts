import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { services } from '../../db/collections.ts';
import { teaserOf } from '../teaserOf.ts';

const { services: listed } = examples.listServices;
const toTeaser = teaserOf(listed.results);

/** All services. */
export const listServices = agencyHttp.get('/api/services/', ({ response }) => {
  const results = services.all().map(toTeaser);
  return response(200).json({ ...listed, count: results.length, results });
});
