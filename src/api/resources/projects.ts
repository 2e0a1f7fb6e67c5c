import { queryOptions } from '@tanstack/react-query';
import { stripSiteAddress } from '#lib/projectTitle.ts';
import { ApiError } from '../ApiError.ts';
import { agency } from '../client.ts';
import { optionalText, positiveInteger, records, text } from '../tolerant.ts';
import { hasList, isRecord, unwrap } from '../unwrap.ts';

/** A piece of work. The title has lost its site address; `description` is HTML. */
export type Project = {
  id: number;
  title: string;
  thumb: string | null;
  image: string | null;
  description: string;
  disciplines: string;
  client: string;
};

function readProject(record: Record<string, unknown>): Project | null {
  const id = positiveInteger(record.id);
  if (id === null) return null;
  return {
    id,
    title: stripSiteAddress(text(record.title)),
    thumb: optionalText(record.thumb),
    image: optionalText(record.thumb_full),
    description: text(record.description),
    disciplines: text(record.list1),
    client: text(record.list2),
  };
}

/** The portfolio (section 7, `GET /api/project-details/`). */
export const projectsQuery = () =>
  queryOptions({
    queryKey: ['projects'],
    queryFn: async ({ signal }) => {
      const call = agency.GET('/api/project-details/', { signal });
      return records((await unwrap(call, hasList('results'))).results, readProject);
    },
  });

/** One project by the id of the address (section 7, `GET /api/project-details/{id}/`). */
export const projectQuery = (idInAddress: string) =>
  queryOptions({
    queryKey: ['projects', idInAddress],
    queryFn: async ({ signal }) => {
      const id = positiveInteger(idInAddress);
      if (id === null) throw new ApiError('status', 'HTTP error! status: 404', 404);
      const call = agency.GET('/api/project-details/{id}/', { params: { path: { id } }, signal });
      const project = readProject(await unwrap<Record<string, unknown>>(call, isRecord));
      if (!project) throw new ApiError('shape', 'Invalid data structure received from API');
      return project;
    },
  });
