// The static texts around the services: services list, and the sidebar of service and game pages (section 2 of the specification).

import { site } from '#site.ts';

/** One PDF of the brochure widget. */
export interface BrochureItem {
  id: 'brochure' | 'company-details' | 'portfolio';
  label: string;
  file: string;
}

/** The about block of the services list; its button opens the story film. */
export const servicesAbout = {
  title: 'Six crafts under one roof',
  paragraphs: [
    'Apps, games, AI, cloud, security and marketing are usually bought from six suppliers who have never met. Here they sit at the same table, so the person who designs your sign-up screen knows what the security review will ask and what the campaign will promise.',
    `${site.name} works from London and Lahore as a single team. You get one plan, one invoice and one lead to call, and a project that keeps moving while one of the two cities is asleep.`,
  ],
  button: 'OUR STORY',
} as const;

/** The call to action at the end of the services list; its button leads to the contact page. */
export const servicesCallToAction = {
  title: 'Have something in mind?',
  text: 'Tell us what you want to change. A few sentences are enough for us to suggest a sensible first step.',
  button: 'Send Message',
} as const;

/** The contact card in the sidebar; its phones and email come from the site identity. */
export const needHelp = {
  title: 'Need Help',
  text: 'Call either office, or write to us. A person who knows this kind of work will answer.',
} as const;

/** The brochure widget with its three downloads. */
export const brochures: { title: string; items: readonly BrochureItem[] } = {
  title: 'Brochure',
  items: [
    {
      id: 'brochure',
      label: 'Agency brochure',
      file: '/downloads/twinbridge-brochure.pdf',
    },
    {
      id: 'company-details',
      label: 'Company details',
      file: '/downloads/twinbridge-company-details.pdf',
    },
    {
      id: 'portfolio',
      label: 'Portfolio',
      file: '/downloads/twinbridge-portfolio.pdf',
    },
  ],
};
