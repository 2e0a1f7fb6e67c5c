/** Every route of section 2, once each. */
import { type DetailPath, detailPaths, fixedPaths } from '#lib/paths.ts';
import type { State } from './state.ts';

const examples: Record<DetailPath, string> = {
  '/services-details/:id': '/services-details/1',
  '/project-details/:id': '/project-details/1',
  '/case-studies/:id': '/case-studies/1',
  '/game-details/:id': '/game-details/2',
  '/team-details/:id': '/team-details/1',
  '/blog-single/:id': '/blog-single/1',
  '/blog-single-sidebar/:id': '/blog-single-sidebar/2',
  '/job-details/:slug': '/job-details/senior-ios-engineer?as=visitor',
};

/** Addresses of every page of the route table and of one that does not exist. */
export const routePaths = [
  ...fixedPaths,
  ...detailPaths.map((pattern) => examples[pattern]),
  '/nowhere',
];

/** The routes as states. */
export const routes: State[] = routePaths.map((path) => ({ name: path, path }));
