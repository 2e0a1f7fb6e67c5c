import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const gameDetailsPage: PageText = {
  title: pageTitle('Game details'),
  heading: 'Game details',
  intro: 'Made to be picked up in a minute and put down much later.',
  description: `A mobile game by ${site.name}: what it is about, how it plays, its trailer and where to download it.`,
};

export const gameParents: Crumb[] = [{ label: 'Home', to: '/' }];
