import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

/** The way to a project's page. */
export const projectParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
];
