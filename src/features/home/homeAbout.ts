import { site } from '#site.ts';

/** The spelling of the heading is specified. */
export const about = {
  heading: 'About our compnay',
  lead: `${site.name} is one studio in two cities, building software that people are glad to open.`,
  paragraphs: [
    'We make mobile apps and games, teach machines to take on dull work, move businesses to the cloud, guard what they keep there, and help the right people hear about it. One team does all of this, so your product, its servers and its launch are planned together.',
    'Our clients are hospitals, lenders, schools, shops and factories, as well as founders with a good idea and a short runway. They talk to the people who do the work, see progress early and often, and own everything we build for them.',
  ],
  /** Title → text. */
  facts: {
    'Two time zones':
      'Lahore starts the day a few hours before London, so your project gets a longer working day.',
    'One lead': 'The person you meet at the first meeting answers for your project until the last.',
    'Yours to keep':
      'Code, designs and documentation are handed over to you, with no strings attached.',
  },
};
