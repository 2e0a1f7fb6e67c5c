/** Every route, once each. */
import { samplePaths } from '#routes.ts';
import type { State } from './state.ts';

/** A path of every route and of one that does not exist. */
export const routePaths = [...samplePaths, '/nowhere'];

/** The routes as states. */
export const routes: State[] = routePaths.map((path) => ({ name: path, path }));
