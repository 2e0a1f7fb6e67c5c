import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const portfolioPage: PageText = {
  title: pageTitle('Portfolio'),
  heading: 'Portfolio',
  opening: 'type',
  intro: 'A selection of the products that left our two studios and went out into the world.',
  description: `Apps, games, platforms and campaigns made by ${site.name}: browse the portfolio and open any project to see more.`,
};

export const projectDetailsPage: PageText = {
  title: pageTitle('Project details'),
  heading: 'Project details',
  opening: 'work',
  intro: 'What was asked for, and what we made.',
  description: `A closer look at a project by ${site.name}: what the client needed, what we designed and what we built.`,
};

export const projectParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Portfolio', to: '/portfolio' },
];
