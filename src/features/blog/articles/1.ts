import type { BlogArticle } from '#shared/blog/blog.ts';

export const blogArticle1: BlogArticle = {
  id: 1,
  lead: 'Most arguments about mobile technology are really arguments about who will look after the app in three years. Settle that first and the choice becomes much easier.',
  blocks: [
    {
      kind: 'p',
      text: 'There are three honest options. A native app is written separately for iOS and Android. A cross-platform app shares one codebase between the two. A web app runs in the browser and can be pinned to the home screen. Each is the right answer for somebody, and none is right for everybody.',
    },
    { kind: 'h2', text: 'Ask what the phone has to do' },
    {
      kind: 'p',
      text: 'Write down the five moments that matter most to your users, then mark the ones that touch the hardware. A warehouse app that scans barcodes all day in the cold leans on the camera. A clinic booking app needs a calendar, a reminder and not much else. The first may justify native work, while the second rarely does.',
    },
    {
      kind: 'list',
      items: [
        'Choose native when the camera, Bluetooth, background work or heavy graphics are the heart of the product.',
        'Choose cross-platform when most screens are lists, forms and feeds, and both stores matter from the first day.',
        'Choose the web when people arrive from a link, use the product now and then, and would never install it.',
      ],
    },
    { kind: 'h2', text: 'Count the people, not the frameworks' },
    {
      kind: 'p',
      text: 'Two native codebases need two sets of skills, two release checks and two people on holiday at different times. If your team has one mobile developer, one shared codebase is kinder than two neglected ones. If your team knows the web well, start there and learn what users ask for before you hire.',
    },
    {
      kind: 'quote',
      text: 'The best technology is the one your team can still fix on a Friday afternoon.',
    },
    { kind: 'h2', text: 'Test the riskiest screen first' },
    {
      kind: 'p',
      text: 'Before signing anything, build one screen: the hardest one. Give it a long list, a weak signal and the oldest phone you intend to support. Scroll it, rotate it, switch the text to the largest size, turn on the screen reader. An afternoon with that prototype tells you more than a month of comparison tables.',
    },
    {
      kind: 'p',
      text: 'Then write the decision down on one page, with the reasons and the signs that would make you change your mind. Someone will ask in a year, and by then the page may be the only witness. If the signs have appeared, move on without guilt. If they have not, you have just saved yourself a rewrite.',
    },
  ],
  tags: ['Mobile apps', 'Planning', 'Prototyping'],
};
