import type { BlogArticle } from '#shared/blog/blog.ts';

export const blogArticle5: BlogArticle = {
  id: 5,
  lead: 'A phishing drill that makes people feel stupid teaches them one thing: to keep quiet the next time they click. A good drill teaches the opposite.',
  blocks: [
    {
      kind: 'p',
      text: 'The aim of a drill is not to find out who falls for a false message. Everybody does, on a tired enough day. The aim is to practise what happens next, so that the first report reaches your security team within minutes and the damage stays small.',
    },
    { kind: 'h2', text: 'Measure reports, not clicks' },
    {
      kind: 'p',
      text: 'Click counts mostly measure how cunning the message was. Reports measure the habit you want. We track how long it takes until the first person raises a hand, and how many follow. One early report lets you remove the message from every other inbox, which protects all the colleagues who would have clicked.',
    },
    {
      kind: 'quote',
      text: 'The hero of the story is whoever reports first, even if they clicked before they did.',
    },
    { kind: 'h2', text: 'Be fair about the bait' },
    {
      kind: 'p',
      text: 'Never promise a bonus, hint at redundancies or play on an illness. Such messages get clicks, and they also cost you trust that no training can buy back. Use the lures your organisation really meets: a shared document, a delivery, a changed bank account, a password about to expire. Tell people in advance that drills take place, though not when.',
    },
    { kind: 'h2', text: 'Make the right move the easy one' },
    {
      kind: 'list',
      items: [
        'Put one report button in the mail program, in the same place on every device.',
        'Answer every report on the same day, with thanks and a verdict.',
        'Show anyone who clicks a short, friendly page with the three signs they could have spotted.',
        'Keep results about single people out of performance reviews and away from their managers.',
        'Include the directors, who are the favourite target and the least often trained.',
      ],
    },
    { kind: 'h2', text: 'Do not ask people to be the only wall' },
    {
      kind: 'p',
      text: 'Training is the last layer, not the first. Sign-in methods that are tied to the genuine site, such as passkeys or hardware keys, leave a stolen password worth very little. Payment details should never change on the strength of an email alone: call a number that you already had. Mark messages from outside, and block the ones that only pretend to come from inside.',
    },
    {
      kind: 'p',
      text: 'Run a small drill every few weeks rather than a grand one each year. Vary the lure, share the results of the whole group, and celebrate the quickest report. You will know that it works when colleagues begin to forward you real attacks before your filters have noticed them.',
    },
  ],
  tags: ['Cybersecurity', 'Training', 'Email'],
};
