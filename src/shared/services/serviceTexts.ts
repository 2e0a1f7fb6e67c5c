import { site } from '#site.ts';

export const servicesAbout = {
  title: 'All crafts under one roof',
  paragraphs: [
    'Apps, games, AI, cloud, security and marketing are usually bought from suppliers who have never met. Here they sit at the same table, so the person who designs your sign-up screen knows what the security review will ask and what the campaign will promise.',
    `${site.name} works from London and Lahore as a single team. You get one plan, one invoice and one lead to call, and a project that keeps moving while one of the two cities is asleep.`,
  ],
  button: 'OUR STORY',
} as const;

export const servicesCallToAction = {
  title: 'Have something in mind?',
  text: 'Tell us what you want to change. A few sentences are enough for us to suggest a sensible first step.',
  button: 'Send Message',
} as const;
