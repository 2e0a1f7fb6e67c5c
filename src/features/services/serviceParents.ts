import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

/** Breadcrumbs above a service. */
export const serviceParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
];
