export interface ExperiencePoint {
  id: number;
  title: string;
  text: string;
}

export interface ProgressItem {
  id: number;
  title: string;
  initialValue: number;
  increment: number;
  maxValue: number;
}

export const experience = {
  heading: 'Work that holds up after launch day',
  intro:
    'Anyone can demonstrate a product once. We care about the months that follow, when real people use it on slow phones, in a hurry, and with questions of their own.',
  faqHeading: 'Questions we are often asked',
} as const;

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

export const progressItem: ProgressItem = {
  id: 1,
  title: 'Satisfied Clients',
  initialValue: 50,
  increment: 1,
  maxValue: 90,
};
