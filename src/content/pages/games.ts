// Title, banner texts and meta description of the game page (section 2 of the specification).

import { site } from '../site.ts';
import { type PageText, pageTitle } from './pageText.ts';

export const gameDetailsPage: PageText = {
  title: pageTitle('Game details'),
  heading: 'Game details',
  intro: 'Made to be picked up in a minute and put down much later.',
  description: `A mobile game by ${site.name}: what it is about, how it plays, its trailer and where to download it.`,
};
