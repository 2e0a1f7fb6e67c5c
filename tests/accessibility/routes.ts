import { samplePaths } from '#routes.ts';
import type { State } from './state.ts';

/** Every route as a state, and a path that does not exist. */
export const routes: State[] = [...samplePaths, '/nowhere'].map((path) => ({ name: path, path }));
