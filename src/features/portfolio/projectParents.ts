import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

/** Breadcrumbs above a project. */
export const projectParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
];
