import type { PageText } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const homePage: PageText = {
  title: `${site.name} | Apps, games, AI and digital marketing`,
  heading: site.tagline,
  intro:
    'We make apps, games and intelligent software in London and Lahore, and help people find them.',
  description: `${site.name} builds mobile apps, games, AI and cloud systems, keeps them secure and brings them to market, from London and Lahore.`,
};
