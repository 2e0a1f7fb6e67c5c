import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const blogSinglePage: PageText = {
  kind: 'article',
  title: pageTitle('Blog'),
  heading: 'From our desks',
  intro: 'Notes on the craft, written by the people who practise it.',
  description: `Practical notes from the ${site.name} team on apps, games, AI, cloud costs, security and marketing.`,
};
