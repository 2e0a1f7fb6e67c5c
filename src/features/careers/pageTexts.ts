import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const careersPage: PageText = {
  title: pageTitle('Careers'),
  heading: 'Join Our Team',
  intro: 'Good work, kind colleagues and a second city to call your own.',
  description: `Open positions at ${site.name} in ${site.cities}. Filter by department and job type, create your profile and apply.`,
};

export const jobDetailsPage: PageText = {
  title: pageTitle('Open position'),
  heading: 'Open position',
  intro: 'What you would do, what we hope you bring, and how to apply.',
  description: `An open position at ${site.name}: the role, its responsibilities, the qualifications we look for and the closing date.`,
};
