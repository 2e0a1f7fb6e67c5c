export const experience = {
  heading: 'Work that holds up after launch day',
  intro:
    'Anyone can demonstrate a product once. We care about the months that follow, when real people use it on slow phones, in a hurry, and with questions of their own.',
  faqHeading: 'Questions we are often asked',
} as const;

/** Title → text. */
export const experiencePoints: Record<string, string> = {
  'Professional staff':
    'Designers, engineers and marketers who know their craft, explain it in plain words and stay with your project to the end.',
  '100 Satisfaction guarantee':
    'We agree with you what finished means before we begin, and we keep working until the result matches it.',
  'Install idea & solution':
    'We do not stop at a concept: we set the product up where you work, connect it to your tools and teach your team to use it.',
};

export const progressItem = {
  id: 1,
  title: 'Satisfied Clients',
  initialValue: 50,
  increment: 1,
  maxValue: 90,
};
