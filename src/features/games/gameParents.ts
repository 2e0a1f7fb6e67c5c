import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

/** Breadcrumbs above a game. */
export const gameParents: Crumb[] = [{ label: 'Home', to: '/' }];
