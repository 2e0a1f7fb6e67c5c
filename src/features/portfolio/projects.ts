import { queryOptions } from '@tanstack/react-query';
import type { Html, MediaUrl } from '#contract/decoder.ts';
import {
  getProjectResponse,
  listProjectsResponse,
  type Project as ProjectRecord,
  type ProjectTeaser as TeaserRecord,
} from '#contract/generated/decoders/agency/project-details.ts';
import { agency } from '#shared/api/client.ts';
import { fetchPages } from '#shared/api/fetchPages.ts';
import { recordId, unwrap } from '#shared/api/unwrap.ts';
import { stripSiteAddress } from './projectTitle.ts';

export type ProjectTeaser = {
  id: number;
  title: string;
  thumb: MediaUrl | null;
  disciplines: string | null;
  /** With the year. */
  client: string | null;
};

export type Project = ProjectTeaser & {
  image: MediaUrl | null;
  description: Html | null;
};

const toTeaser = ({ title, thumb, list1, list2 }: TeaserRecord, id: number): ProjectTeaser => ({
  id,
  title: stripSiteAddress(title),
  thumb,
  disciplines: list1,
  client: list2,
});

const toProject = (project: ProjectRecord, id: number): Project => ({
  ...toTeaser(project, id),
  image: project.thumb_full,
  description: project.description,
});

export const projectsQuery = () =>
  queryOptions({
    queryKey: ['projects'],
    meta: { failure: 'projectsFailed' },
    queryFn: async ({ signal }) => {
      const path = '/api/project-details/';
      const projects = await fetchPages(path, listProjectsResponse, (page) =>
        agency.GET(path, { ...page, signal }),
      );
      return projects.map((project) => toTeaser(project, project.id));
    },
  });

export const projectQuery = (idInPath: string) =>
  queryOptions({
    queryKey: ['projects', idInPath],
    meta: { failure: 'projectFailed' },
    queryFn: async ({ signal }) => {
      const id = recordId(idInPath);
      const call = agency.GET('/api/project-details/{id}/', { params: { path: { id } }, signal });
      return toProject(await unwrap(call, getProjectResponse), id);
    },
  });
