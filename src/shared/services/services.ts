import {
  getServiceResponse,
  listServicesResponse,
  type ServiceTeaser,
} from '#contract/generated/decoders/agency/services.ts';
import { itemQuery, listQuery } from '#shared/api/queries.ts';

export const servicesQuery = () =>
  listQuery('/api/services/', listServicesResponse, 'servicesFailed');

/** Title of a service in a list; the contract allows an empty one. */
export const serviceTitle = ({ title }: ServiceTeaser): string => title || 'Untitled service';

export const serviceQuery = (id: string) =>
  itemQuery('/api/services/{id}/', id, getServiceResponse, 'serviceFailed');
