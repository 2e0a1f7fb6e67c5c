// Decoders of the agency contract. Generated from openapi/agency.yaml by `npm run generate`; do not edit.
import type { Decoder, Html, ImageUrl } from '#contract/decoder.ts';

export type ProjectTeaser = {
  id: number;
  title: string;
  thumb: ImageUrl | null;
  list1: string | null;
  list2: string | null;
};

export const ProjectTeaser: Decoder<ProjectTeaser> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    title: { is: 'text', max: 200 },
    thumb: { is: 'image', orNull: true },
    list1: { is: 'text', max: 200, orNull: true },
    list2: { is: 'text', max: 200, orNull: true }
  },
  some: true
};

export type Project = {
  id: number;
  title: string;
  thumb: ImageUrl | null;
  list1: string | null;
  list2: string | null;
  thumb_full: ImageUrl | null;
  description: Html | null;
};

export const Project: Decoder<Project> = {
  is: 'object',
  fields: {
    id: { is: 'integer', min: 1 },
    title: { is: 'text', max: 200 },
    thumb: { is: 'image', orNull: true },
    list1: { is: 'text', max: 200, orNull: true },
    list2: { is: 'text', max: 200, orNull: true },
    thumb_full: { is: 'image', orNull: true },
    description: { is: 'html', orNull: true }
  },
  some: true
};

/** Body of a success of listProjects. */
export const listProjectsResponse: Decoder<{
  count: number | null;
  next: string | null;
  previous: string | null;
  results: ProjectTeaser[];
}> = {
  is: 'object',
  fields: {
    count: { is: 'integer', min: 0, orNull: true },
    next: { is: 'token', max: 2048, orNull: true },
    previous: { is: 'token', max: 2048, orNull: true },
    results: { is: 'list', of: ProjectTeaser, by: 'id' }
  },
  must: 'results'
};

/** Body of a failure of listProjects. */
export const listProjectsFailure: Decoder<{
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

/** Body of a success of getProject. */
export const getProjectResponse: Decoder<Project> = Project;

/** Body of a failure of getProject. */
export const getProjectFailure: Decoder<{
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
