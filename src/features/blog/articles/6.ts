import type { BlogArticle } from '#shared/blog/blog.ts';

export const blogArticle6: BlogArticle = {
  id: 6,
  lead: 'By the time an app reaches the store, its launch has already succeeded or failed. What decides it is the quiet work of the weeks before.',
  blocks: [
    {
      kind: 'p',
      text: 'We are often asked for a launch campaign once the product is finished. By then the most valuable material, which is the story of how it was made and the people who waited for it, has been left lying on the floor. Marketing that begins with the first prototype is cheaper, calmer and more truthful.',
    },
    { kind: 'h2', text: 'Write the first sentence early' },
    {
      kind: 'p',
      text: 'Before the design is settled, write one sentence that says who the product is for and what changes for them. Read it to five people in that group. If they ask how it works, you have a sentence. If they nod politely, keep writing. That line later becomes the store subtitle, the top of the website and the answer your team gives at parties.',
    },
    { kind: 'h2', text: 'Build the list before the noise' },
    {
      kind: 'p',
      text: 'A small page with that sentence, one picture and a box for an email address can go live months ahead. Ask permission clearly and write rarely. A short list of people who want the product is worth more than a large crowd who once saw an advert, because they will try it on the first day and tell you what is broken.',
    },
    {
      kind: 'list',
      items: [
        'Eight weeks before: the page is live, and the first letters go to people you know by name.',
        'Six weeks before: a closed test, with a simple way to complain.',
        'Four weeks before: store texts, screenshots and the press folder are ready and proofread.',
        'Two weeks before: the product is frozen, and only fixes go in.',
        'Launch week: everyone answers questions, and nobody starts anything new.',
      ],
    },
    {
      kind: 'quote',
      text: 'A launch is a promise made in public, so make one you can keep by Tuesday.',
    },
    { kind: 'h2', text: 'Decide what you will watch' },
    {
      kind: 'p',
      text: 'Downloads make a handsome chart and a poor compass. Choose one action that shows a person has understood the product, such as finishing a first level or booking a first lesson, and watch how many newcomers reach it. Compare where they came from, and move the budget towards the places that send people who stay.',
    },
    {
      kind: 'p',
      text: 'Then keep something back. The second week is when the reviews arrive, the early faults are mended and the first kind words can be quoted. Save part of your budget and your best story for that moment. Launch day belongs to you, but the days after it belong to the people who use what you made.',
    },
  ],
  tags: ['Digital marketing', 'Launch', 'App stores'],
};
