import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const caseStudiesPage: PageText = {
  title: pageTitle('Case Studies'),
  heading: 'Case Studies',
  opening: 'stories',
  intro: 'The longer stories: the problem, the wrong turns, and what worked in the end.',
  description: `Case studies from ${site.name}: how our clients’ problems became working software, told with screenshots and videos.`,
};

export const caseStudyDetailsPage: PageText = {
  title: pageTitle('Case study'),
  heading: 'Case study',
  opening: 'stories',
  intro: 'One project, told from the first question to the last release.',
  description: `A ${site.name} case study with screenshots, videos and the thinking behind the work.`,
};

export const caseStudyParents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: caseStudiesPage.heading, to: '/case-studies' },
];
