import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

export const serviceParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
];
