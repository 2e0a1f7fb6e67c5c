import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const servicesPage: PageText = {
  title: pageTitle('Services'),
  heading: 'Services',
  opening: 'services',
  intro: 'Everything a digital product needs, from the first sketch to its first fans.',
  description: `Mobile apps, mobile games, AI and machine learning, cloud integration, cybersecurity and digital marketing from ${site.name}.`,
};

export const serviceDetailsPage: PageText = {
  title: pageTitle('Service details'),
  heading: 'Service details',
  opening: 'services',
  intro: 'What is included, the problem it solves, and how we go about it.',
  description: `What this ${site.name} service includes, the challenge it answers and how our London and Lahore team delivers it.`,
};

export const serviceParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
];
