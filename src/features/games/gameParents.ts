import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

/** The way to a game's page. */
export const gameParents: Crumb[] = [{ label: 'Home', to: '/' }];
