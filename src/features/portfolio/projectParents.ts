import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

export const projectParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
];
