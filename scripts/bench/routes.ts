/** The pages that are measured: every address of the route table, and one item for each pattern. */
import { type DetailPath, fixedPaths } from '../../src/lib/paths.ts';

/** Items of the mock backend; a new pattern does not compile without one. */
const items: Record<DetailPath, string> = {
  '/services-details/:id': '/services-details/3',
  '/project-details/:id': '/project-details/2',
  '/case-studies/:id': '/case-studies/1',
  '/game-details/:id': '/game-details/2',
  '/team-details/:id': '/team-details/1',
  '/blog-single/:id': '/blog-single/4',
  '/blog-single-sidebar/:id': '/blog-single-sidebar/6',
  '/job-details/:slug': '/job-details/senior-ios-engineer',
};

/** Addresses of all pages that are measured. */
export const allRoutes: readonly string[] = [...fixedPaths, ...Object.values(items)];
