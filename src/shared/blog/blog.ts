const texts = [
  {
    tag: 'Mobile apps',
    author: 'Danyal Sheikh',
    date: '2024-04-03',
    title: 'Native, cross-platform or web: how to choose before you write a line of code',
    midTitle: 'Choosing your mobile technology',
  },
  {
    tag: 'Mobile games',
    author: 'Esme Okafor',
    date: '2024-04-08',
    title: 'Game feel: the first tenth of a second decides',
    midTitle: 'What makes a game feel good',
  },
  {
    tag: 'AI and ML',
    author: 'Hina Baig',
    date: '2024-04-12',
    title: 'A support desk with an AI assistant, and people still in charge',
    midTitle: 'AI on the support desk',
  },
  {
    tag: 'Cloud',
    author: 'Bilal Qureshi',
    date: '2024-04-17',
    title: 'Your cloud bill is a design document, so read it like one',
    midTitle: 'Reading your cloud bill',
  },
  {
    tag: 'Cybersecurity',
    author: 'Gethin Rowe',
    date: '2024-04-22',
    title: 'Phishing drills that teach people instead of trapping them',
    midTitle: 'Phishing drills without shame',
  },
  {
    tag: 'Digital marketing',
    author: 'Amara Whitlock',
    date: '2024-04-26',
    title: 'Launch marketing starts long before launch day',
    midTitle: 'Marketing before the launch',
  },
] as const;

/** Oldest first. `thumb`, `thumbFull` and `btnIcon` are names of assets, dates are ISO dates. */
export const blogTeasers = texts.map((text, index) => ({
  ...text,
  id: index + 1,
  thumb: `${index + 1}`,
  thumbFull: `${index + 1}-full`,
  postLink: `/blog-single-sidebar/${index + 1}`,
  btnText: 'Read More',
  btnIcon: 'arrow-right',
}));

export type BlogTeaser = (typeof blogTeasers)[number];

export type AuthorName = BlogTeaser['author'];
