import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '#shared/api/client.ts';
import { type PageOptions, readPages } from '#shared/api/readList.ts';
import { readOne } from '#shared/api/readOne.ts';
import {
  fieldsOf,
  isRecord,
  line,
  list,
  optionalText,
  positiveInteger,
  type Tolerant,
  text,
  textList,
} from '#shared/api/tolerant.ts';

type Schemas = components['schemas'];

/** A service in lists. Missing texts are '', missing images null. */
export type ServiceTeaser = NonNullable<ReturnType<typeof readTeaser>>;

export type Service = NonNullable<ReturnType<typeof readService>>;

function readIncluded(value: unknown): string[] {
  return list(value).flatMap((item) => {
    const { feature_list } = fieldsOf<Schemas['IncludedService']>(item);
    const feature = isRecord(item) ? feature_list : item;
    return Array.isArray(feature) ? textList(feature) : [text(feature)].filter(Boolean);
  });
}

function readTeaser(record: Tolerant<Schemas['ServiceTeaser']>) {
  const id = positiveInteger(record.id);
  if (id === null) return null;
  return {
    id,
    title: line(record.title),
    shortText: line(record.short_text),
    icon: optionalText(record.icon1),
    shape: optionalText(record.icon2),
  };
}

function readService(record: Tolerant<Schemas['Service']>) {
  const teaser = readTeaser(record);
  return (
    teaser && {
      ...teaser,
      thumb: optionalText(record.thumb),
      text: text(record.text),
      challenge: text(record.challenge),
      whatWeDo: text(record.what_we_do),
      included: readIncluded(record.included_services),
      points: textList(record.detail_services_list),
    }
  );
}

export const servicesQuery = () =>
  queryOptions({
    queryKey: ['services'],
    meta: { failure: 'servicesFailed' },
    queryFn: ({ signal }) =>
      readPages(
        '/api/services/',
        (page: PageOptions) => agency.GET('/api/services/', { ...page, signal }),
        readTeaser,
      ),
  });

export const serviceQuery = (idInPath: string) =>
  queryOptions({
    queryKey: ['services', idInPath],
    meta: { failure: 'serviceFailed' },
    queryFn: ({ signal }) =>
      readOne(
        idInPath,
        (id) => agency.GET('/api/services/{id}/', { params: { path: { id } }, signal }),
        readService,
      ),
  });
