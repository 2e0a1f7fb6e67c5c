import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { services } from '../../db/collections.ts';
import { pageOf } from '../pageOf.ts';
import { teaserOf } from '../teaserOf.ts';

const path = '/api/services/';
const toTeaser = teaserOf(examples.listServices.services.results);

export const listServices = agencyHttp.get(path, ({ query, response }) =>
  response(200).json(pageOf(services.all().map(toTeaser), path, query.get('page'))),
);
