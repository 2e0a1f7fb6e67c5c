import { queryOptions } from '@tanstack/react-query';
import type { MediaUrl } from '#contract/decoder.ts';
import {
  getServiceResponse,
  listServicesResponse,
  type Service as ServiceRecord,
  type ServiceTeaser as TeaserRecord,
} from '#contract/generated/decoders/agency/services.ts';
import { agency } from '#shared/api/client.ts';
import { fetchPages } from '#shared/api/fetchPages.ts';
import { recordId, unwrap } from '#shared/api/unwrap.ts';

/** A service in lists. */
export type ServiceTeaser = {
  id: number;
  title: string;
  shortText: string | null;
  icon: MediaUrl | null;
  shape: MediaUrl | null;
};

export type Service = ServiceTeaser & {
  thumb: MediaUrl | null;
  text: string | null;
  challenge: string | null;
  whatWeDo: string | null;
  included: string[];
  points: string[];
};

const toTeaser = (
  { title, short_text, icon1, icon2 }: TeaserRecord,
  id: number,
): ServiceTeaser => ({
  id,
  title,
  shortText: short_text,
  icon: icon1,
  shape: icon2,
});

const toService = (service: ServiceRecord, id: number): Service => ({
  ...toTeaser(service, id),
  thumb: service.thumb,
  text: service.text,
  challenge: service.challenge,
  whatWeDo: service.what_we_do,
  included: service.included_services?.flatMap(({ feature_list }) => feature_list ?? []) ?? [],
  points: service.detail_services_list ?? [],
});

export const servicesQuery = () =>
  queryOptions({
    queryKey: ['services'],
    meta: { failure: 'servicesFailed' },
    queryFn: async ({ signal }) => {
      const path = '/api/services/';
      const services = await fetchPages(path, listServicesResponse, (page) =>
        agency.GET(path, { ...page, signal }),
      );
      return services.map((service) => toTeaser(service, service.id));
    },
  });

export const serviceQuery = (idInPath: string) =>
  queryOptions({
    queryKey: ['services', idInPath],
    meta: { failure: 'serviceFailed' },
    queryFn: async ({ signal }) => {
      const id = recordId(idInPath);
      const call = agency.GET('/api/services/{id}/', { params: { path: { id } }, signal });
      return toService(await unwrap(call, getServiceResponse), id);
    },
  });
