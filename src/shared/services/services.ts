import {
  getServiceResponse,
  listServicesResponse,
} from '#contract/generated/decoders/agency/services.ts';
import { itemQuery, listQuery } from '#shared/api/queries.ts';

export const servicesQuery = () =>
  listQuery('/api/services/', listServicesResponse, 'servicesFailed');

export const serviceQuery = (id: string) =>
  itemQuery('/api/services/{id}/', id, getServiceResponse, 'serviceFailed');
