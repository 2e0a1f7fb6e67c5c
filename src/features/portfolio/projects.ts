import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import { agency } from '#shared/api/client.ts';
import { type PageOptions, readPages } from '#shared/api/readList.ts';
import { readOne } from '#shared/api/readOne.ts';
import { line, optionalText, positiveInteger, type Tolerant, text } from '#shared/api/tolerant.ts';
import { stripSiteAddress } from './projectTitle.ts';

type Schemas = components['schemas'];

export type ProjectTeaser = NonNullable<ReturnType<typeof readTeaser>>;

/** `description` is HTML. */
export type Project = NonNullable<ReturnType<typeof readProject>>;

function readTeaser(record: Tolerant<Schemas['ProjectTeaser']>) {
  const id = positiveInteger(record.id);
  if (id === null) return null;
  return {
    id,
    title: stripSiteAddress(line(record.title)),
    thumb: optionalText(record.thumb),
    disciplines: line(record.list1),
  };
}

function readProject(record: Tolerant<Schemas['Project']>) {
  const teaser = readTeaser(record);
  return (
    teaser && {
      ...teaser,
      image: optionalText(record.thumb_full),
      description: text(record.description),
      client: line(record.list2),
    }
  );
}

export const projectsQuery = () =>
  queryOptions({
    queryKey: ['projects'],
    meta: { failure: 'projectsFailed' },
    queryFn: ({ signal }) =>
      readPages(
        '/api/project-details/',
        (page: PageOptions) => agency.GET('/api/project-details/', { ...page, signal }),
        readTeaser,
      ),
  });

export const projectQuery = (idInPath: string) =>
  queryOptions({
    queryKey: ['projects', idInPath],
    meta: { failure: 'projectFailed' },
    queryFn: ({ signal }) =>
      readOne(
        idInPath,
        (id) => agency.GET('/api/project-details/{id}/', { params: { path: { id } }, signal }),
        readProject,
      ),
  });
