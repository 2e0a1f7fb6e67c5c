// The static texts and the gauge item of the home page experience section (sections 2, 3 and 9 of the specification).

/** One bullet of the experience section. */
export interface ExperiencePoint {
  id: number;
  title: string;
  text: string;
}

/** The item that the circular gauge shows. */
export interface ProgressItem {
  id: number;
  title: string;
  initialValue: number;
  increment: number;
  maxValue: number;
}

/** Heading and introduction of the section. */
export const experience = {
  heading: 'Work that holds up after launch day',
  intro:
    'Anyone can demonstrate a product once. We care about the months that follow, when real people use it on slow phones, in a hurry, and with questions of their own.',
  faqHeading: 'Questions we are often asked',
} as const;

/** The three bullets; the titles are fixed by the specification. */
export const experiencePoints: readonly ExperiencePoint[] = [
  {
    id: 1,
    title: 'Professional staff',
    text: 'Designers, engineers and marketers who know their craft, explain it in plain words and stay with your project to the end.',
  },
  {
    id: 2,
    title: '100 Satisfaction guarantee',
    text: 'We agree with you what finished means before we begin, and we keep working until the result matches it.',
  },
  {
    id: 3,
    title: 'Install idea & solution',
    text: 'We do not stop at a concept: we set the product up where you work, connect it to your tools and teach your team to use it.',
  },
];

/** The gauge item, with the values of section 9. */
export const progressItem: ProgressItem = {
  id: 1,
  title: 'Satisfied Clients',
  initialValue: 50,
  increment: 1,
  maxValue: 90,
};
