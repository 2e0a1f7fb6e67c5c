import type { BlogArticle } from '#shared/blog/blog.ts';

export const blogArticle3: BlogArticle = {
  id: 3,
  lead: 'The useful question is not whether an assistant can answer your customers. It is which questions you would be happy to let it answer, and how it hands over the rest.',
  blocks: [
    {
      kind: 'p',
      text: 'Support teams usually come to us hoping to make the queue shorter. An assistant can help with that, but it can also produce confident nonsense at any hour of the day. The difference lies in the preparation, most of which has nothing to do with models.',
    },
    { kind: 'h2', text: 'Start by reading the queue' },
    {
      kind: 'p',
      text: 'Take a few hundred recent tickets with the personal details removed, and sort them by hand. You will find three piles. Some questions have one right answer that never changes. Some need a look at the customer’s account. Some need judgement, or simply kindness. The first pile is where an assistant belongs; the third should reach a person quickly.',
    },
    { kind: 'h2', text: 'Ground every answer' },
    {
      kind: 'p',
      text: 'Let the assistant answer only from your own help pages, and make it show which page it used. If nothing relevant is found, it should say so and pass the conversation on. This turns a mysterious failure into an ordinary one: when an answer is wrong, you can open the page and correct it.',
    },
    {
      kind: 'quote',
      text: 'An assistant is only as good as the help page you have been meaning to rewrite.',
    },
    { kind: 'h2', text: 'Draft first, send later' },
    {
      kind: 'p',
      text: 'For the first weeks, we let the assistant write drafts that only the team can see. Agents send them, edit them or throw them away, and each of those choices teaches you something. A topic is opened to customers once its drafts regularly go out untouched.',
    },
    {
      kind: 'list',
      items: [
        'Tell customers plainly that they are talking to an assistant.',
        'Offer a person in every reply, not after three failed attempts.',
        'Pass on the whole conversation, so that nobody has to repeat themselves.',
        'Never let it promise refunds, dates or medical and legal advice.',
        'Treat customers’ messages as untrusted text, and give the assistant no power that you would not give a stranger.',
      ],
    },
    { kind: 'h2', text: 'Measure what customers feel' },
    {
      kind: 'p',
      text: 'A conversation that ends is not the same as a problem that is solved. Look at how many people come back with the same question, and read a handful of conversations every week, aloud, with the team. The numbers tell you where to look, and the reading tells you what to change.',
    },
  ],
  tags: ['AI and ML', 'Customer support', 'Automation'],
};
