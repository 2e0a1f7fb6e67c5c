import {
  getProjectResponse,
  listProjectsResponse,
} from '#contract/generated/decoders/agency/project-details.ts';
import { itemQuery, listQuery } from '#shared/api/queries.ts';

export const projectsQuery = () =>
  listQuery('/api/project-details/', listProjectsResponse, 'projectsFailed');

export const projectQuery = (id: string) =>
  itemQuery('/api/project-details/{id}/', id, getProjectResponse, 'projectFailed');

/** An address with a scheme or `www.`, or a host; names of frameworks and versions, such as Node.js and 1.2, are none. */
const siteAddress =
  /^(?:https?:\/\/\S+|www\.\S+|(?!(?:asp|vb|ml)\.net$|socket\.io$)(?:[a-z0-9-]+\.)+(?!(?:js|ts|py)$)[a-z]{2,}(?:[/?#:]\S*)?)$/i;

/** Removes a trailing site address in parentheses: 'Shop (www.shop.com)' → 'Shop'. Others, such as '(iOS)', stay. */
export function stripSiteAddress(title: string): string {
  const text = title.trimEnd();
  const start = text.lastIndexOf('(');
  if (start < 0 || !text.endsWith(')')) return title;
  if (!siteAddress.test(text.slice(start + 1, -1).trim())) return title;
  return text.slice(0, start).trimEnd() || title;
}
