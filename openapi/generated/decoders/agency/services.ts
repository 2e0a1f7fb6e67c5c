// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder, ImageUrl } from '#contract/decoder.ts';

export type ServiceTeaser = {
  id: number;
  title: string;
  short_text: string | null;
  icon1: ImageUrl | null;
  icon2: ImageUrl | null;
};

export const ServiceTeaser: Decoder<ServiceTeaser> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    title: { is: 'text', max: 120 },
    short_text: { is: 'text', max: 300, orNull: true },
    icon1: { is: 'image', orNull: true },
    icon2: { is: 'image', orNull: true }
  },
  some: true
};

export type IncludedService = {
  id: number | null;
  feature_list: string[] | string | null;
};

export const IncludedService: Decoder<IncludedService> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1, orNull: true },
    feature_list: { is: 'union', of: [ { is: 'list', of: { is: 'text', max: 300 } }, { is: 'text', max: 300 } ] }
  },
  some: true
};

export type Service = {
  id: number;
  title: string;
  short_text: string | null;
  icon1: ImageUrl | null;
  icon2: ImageUrl | null;
  text: string | null;
  thumb: ImageUrl | null;
  challenge: string | null;
  what_we_do: string | null;
  included_services: IncludedService[] | null;
  detail_services_list: string[] | null;
};

export const Service: Decoder<Service> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    title: { is: 'text', max: 120 },
    short_text: { is: 'text', max: 300, orNull: true },
    icon1: { is: 'image', orNull: true },
    icon2: { is: 'image', orNull: true },
    text: { is: 'text', max: 20000, orNull: true },
    thumb: { is: 'image', orNull: true },
    challenge: { is: 'text', max: 20000, orNull: true },
    what_we_do: { is: 'text', max: 20000, orNull: true },
    included_services: { is: 'maybe', of: { is: 'list', of: IncludedService } },
    detail_services_list: { is: 'maybe', of: { is: 'list', of: { is: 'text', max: 300 } } }
  },
  some: true
};

/** Body of a success of listServices. */
export const listServicesResponse: Decoder<{
  count: number | null;
  next: string | null;
  previous: string | null;
  results: ServiceTeaser[];
}> = {
  is: 'object',
  fields: {
    count: { is: 'integer', min: 0, orNull: true },
    next: { is: 'token', max: 2048, orNull: true },
    previous: { is: 'token', max: 2048, orNull: true },
    results: { is: 'list', of: ServiceTeaser, by: 'id' }
  },
  must: 'results'
};

/** Body of a failure of listServices. */
export const listServicesFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};

/** Body of a success of getService. */
export const getServiceResponse: Decoder<Service> = Service;

/** Body of a failure of getService. */
export const getServiceFailure: Decoder<{
  detail: string | null;
  error: string | null;
  message: string | null;
}> = {
  is: 'object',
  fields: {
    detail: { is: 'text', max: 1000, orNull: true },
    error: { is: 'text', max: 500, orNull: true },
    message: { is: 'text', max: 500, orNull: true }
  }
};
