import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

/** The way to a service's page. */
export const serviceParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
];
