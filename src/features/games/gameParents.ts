import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';

export const gameParents: Crumb[] = [{ label: 'Home', to: '/' }];
