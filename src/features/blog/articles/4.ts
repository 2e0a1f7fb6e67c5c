import type { BlogArticle } from '#shared/blog/blog.ts';

export const blogArticle4: BlogArticle = {
  id: 4,
  lead: 'A cloud invoice looks like accounting, but every line of it was once an engineering decision. Read it that way and it will show you where your system is wasteful.',
  blocks: [
    {
      kind: 'p',
      text: 'When a client asks us to bring their cloud costs down, we ask for two things: last month’s bill and the person who knows why each server exists. The second is harder to find. Costs rarely grow because someone made a bad choice. They grow because nobody remembers who made it.',
    },
    { kind: 'h2', text: 'Give every line an owner' },
    {
      kind: 'p',
      text: 'Begin with labels. Each database, bucket and machine should carry the name of the product it serves, the environment it belongs to and the team that answers for it. Make the label a condition of creating anything new. Within a month the bill stops being one frightening total, and becomes several that people recognise as theirs.',
    },
    { kind: 'h2', text: 'Look in the usual places' },
    {
      kind: 'list',
      items: [
        'Test environments that run all night and all weekend for nobody.',
        'Disks and snapshots left behind by machines that were deleted long ago.',
        'Logs kept for ever, at the most detailed level, in the most expensive storage.',
        'Traffic between regions or zones, caused by two services that ought to be neighbours.',
        'Databases sized for a launch day that has come and gone.',
      ],
    },
    {
      kind: 'p',
      text: 'None of these needs a redesign. A schedule, a retention rule and an afternoon of tidying usually deal with the first three. Take a backup before you delete anything, and switch a thing off for a week before removing it for good.',
    },
    {
      kind: 'quote',
      text: 'The cheapest server is the one somebody had the courage to switch off.',
    },
    { kind: 'h2', text: 'Then ask about the shape' },
    {
      kind: 'p',
      text: 'Once the attic is clear, look at what remains and divide it by something your business understands: one order, one patient, one lesson. If the cost of one order falls as you grow, the design is sound. If it rises, something in it works harder than it should, and no discount will repair that.',
    },
    {
      kind: 'p',
      text: 'Only now does it make sense to commit to long contracts in return for a lower price. Committing earlier locks the waste in. Set an alert on the daily spend as well as the monthly one, because a loop that calls itself can do a great deal of harm before the end of the month. And share the figure with the engineers. People who can see what their work costs tend to make it cost less, without being asked.',
    },
  ],
  tags: ['Cloud', 'Costs', 'Operations'],
};
