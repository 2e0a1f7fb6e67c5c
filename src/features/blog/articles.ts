import type { AuthorName } from '#shared/blog/blog.ts';

export const blogComments = [
  {
    id: 1,
    name: 'Odette Marsh',
    date: '2024-04-27',
    text: 'I sent this to my whole team and we talked about it over lunch. Thank you for writing it so that nobody needed a dictionary.',
  },
  {
    id: 2,
    name: 'Kamran Yusuf',
    date: '2024-04-28',
    text: 'We learned half of this the hard way last year. I wish I had read it before we started, but it is good to see it set down so clearly.',
  },
  {
    id: 3,
    name: 'Linnea Pryce',
    date: '2024-04-30',
    text: 'The list is going on our wall. I would gladly read a longer piece on the same subject.',
  },
];

export const authors: Record<AuthorName, string> = {
  'Amara Whitlock':
    'Amara plans launches in London and believes that every good campaign begins with one honest sentence.',
  'Bilal Qureshi':
    'Bilal looks after cloud systems in Lahore and sleeps best when nothing is running that nobody needs.',
  'Esme Okafor':
    'Esme designs games in London and can spend a happy day on the sound of a single button.',
  'Danyal Sheikh':
    'Danyal builds mobile apps in Lahore and keeps a drawer of old phones to try them on.',
  'Gethin Rowe':
    'Gethin tests security in London and thanks everyone who reports a suspicious message, including his own.',
  'Hina Baig':
    'Hina builds machine learning tools in Lahore and reads support tickets before she reads papers.',
};

/** A paragraph, a '## ' heading or a '> ' quote; a list is an array. */
export type ArticleBlock = string | readonly string[];

export type ArticleText = {
  lead: string;
  blocks: readonly ArticleBlock[];
  tags: readonly string[];
};

/** Texts of the articles, in the order of their teasers. */
export const articleTexts: readonly ArticleText[] = [
  {
    lead: 'Most arguments about mobile technology are really arguments about who will look after the app in three years. Settle that first and the choice becomes much easier.',
    blocks: [
      'There are three honest options. A native app is written separately for iOS and Android. A cross-platform app shares one codebase between the two. A web app runs in the browser and can be pinned to the home screen. Each is the right answer for somebody, and none is right for everybody.',
      '## Ask what the phone has to do',
      'Write down the five moments that matter most to your users, then mark the ones that touch the hardware. A warehouse app that scans barcodes all day in the cold leans on the camera. A clinic booking app needs a calendar, a reminder and not much else. The first may justify native work, while the second rarely does.',
      [
        'Choose native when the camera, Bluetooth, background work or heavy graphics are the heart of the product.',
        'Choose cross-platform when most screens are lists, forms and feeds, and both stores matter from the first day.',
        'Choose the web when people arrive from a link, use the product now and then, and would never install it.',
      ],
      '## Count the people, not the frameworks',
      'Two native codebases need two sets of skills, two release checks and two people on holiday at different times. If your team has one mobile developer, one shared codebase is kinder than two neglected ones. If your team knows the web well, start there and learn what users ask for before you hire.',
      '> The best technology is the one your team can still fix on a Friday afternoon.',
      '## Test the riskiest screen first',
      'Before signing anything, build one screen: the hardest one. Give it a long list, a weak signal and the oldest phone you intend to support. Scroll it, rotate it, switch the text to the largest size, turn on the screen reader. An afternoon with that prototype tells you more than a month of comparison tables.',
      'Then write the decision down on one page, with the reasons and the signs that would make you change your mind. Someone will ask in a year, and by then the page may be the only witness. If the signs have appeared, move on without guilt. If they have not, you have just saved yourself a rewrite.',
    ],
    tags: ['Mobile apps', 'Planning', 'Prototyping'],
  },
  {
    lead: 'Players decide whether a game feels good before they understand its rules. That judgement forms in the instant between a touch and the answer to it.',
    blocks: [
      'Game feel is the name we give to everything that happens in that instant: the squash of a ball, the click of a cue, the tiny pause when two things collide. None of it appears in a feature list, yet when it is missing, testers call the game slow, cheap or unfair without being able to say why.',
      '## Answer the finger at once',
      'Something has to change on the very next frame after a touch. It does not have to be the result. A button can sink, a character can lean, a line can glow. If the real answer takes longer because a level is loading or a server is thinking, the small reaction has already told the player that they were heard.',
      '## Give one event several voices',
      'A good hit is seen, heard and felt. We build each important event in layers, and switch them on one at a time until it feels right:',
      [
        'movement that starts fast and settles slowly, never at a constant speed;',
        'a short sound, with its pitch varied a little so that repetition does not tire the ear;',
        'a brief freeze of a few frames at the moment of impact;',
        'a light vibration, kept for the events that deserve it;',
        'a nudge of the camera, small enough that nobody notices it until it is gone.',
      ],
      '> If you can describe an effect after playing, it is probably too strong.',
      '## Forgive the player in secret',
      'Thumbs are wide and trains shake. Let a jump count even if it comes a moment after the ledge. Remember a tap that came slightly too early and act on it when it becomes possible. Make the target a little larger than its picture. Players who are helped this way do not feel helped; they feel skilful.',
      'Finally, put every value where a designer can change it while the game is running. Feel is found by turning knobs with a phone in your hand, not by reasoning about numbers at a desk. Offer a setting that calms shaking and flashing as well, because a game that hurts to look at feels good to nobody. Then hand the phone to someone who has never seen the game, and say nothing at all.',
    ],
    tags: ['Mobile games', 'Game design', 'Playtesting'],
  },
  {
    lead: 'The useful question is not whether an assistant can answer your customers. It is which questions you would be happy to let it answer, and how it hands over the rest.',
    blocks: [
      'Support teams usually come to us hoping to make the queue shorter. An assistant can help with that, but it can also produce confident nonsense at any hour of the day. The difference lies in the preparation, most of which has nothing to do with models.',
      '## Start by reading the queue',
      'Take a few hundred recent tickets with the personal details removed, and sort them by hand. You will find three piles. Some questions have one right answer that never changes. Some need a look at the customer’s account. Some need judgement, or simply kindness. The first pile is where an assistant belongs; the third should reach a person quickly.',
      '## Ground every answer',
      'Let the assistant answer only from your own help pages, and make it show which page it used. If nothing relevant is found, it should say so and pass the conversation on. This turns a mysterious failure into an ordinary one: when an answer is wrong, you can open the page and correct it.',
      '> An assistant is only as good as the help page you have been meaning to rewrite.',
      '## Draft first, send later',
      'For the first weeks, we let the assistant write drafts that only the team can see. Agents send them, edit them or throw them away, and each of those choices teaches you something. A topic is opened to customers once its drafts regularly go out untouched.',
      [
        'Tell customers plainly that they are talking to an assistant.',
        'Offer a person in every reply, not after three failed attempts.',
        'Pass on the whole conversation, so that nobody has to repeat themselves.',
        'Never let it promise refunds, dates or medical and legal advice.',
        'Treat customers’ messages as untrusted text, and give the assistant no power that you would not give a stranger.',
      ],
      '## Measure what customers feel',
      'A conversation that ends is not the same as a problem that is solved. Look at how many people come back with the same question, and read a handful of conversations every week, aloud, with the team. The numbers tell you where to look, and the reading tells you what to change.',
    ],
    tags: ['AI and ML', 'Customer support', 'Automation'],
  },
  {
    lead: 'A cloud invoice looks like accounting, but every line of it was once an engineering decision. Read it that way and it will show you where your system is wasteful.',
    blocks: [
      'When a client asks us to bring their cloud costs down, we ask for two things: last month’s bill and the person who knows why each server exists. The second is harder to find. Costs rarely grow because someone made a bad choice. They grow because nobody remembers who made it.',
      '## Give every line an owner',
      'Begin with labels. Each database, bucket and machine should carry the name of the product it serves, the environment it belongs to and the team that answers for it. Make the label a condition of creating anything new. Within a month the bill stops being one frightening total, and becomes several that people recognise as theirs.',
      '## Look in the usual places',
      [
        'Test environments that run all night and all weekend for nobody.',
        'Disks and snapshots left behind by machines that were deleted long ago.',
        'Logs kept for ever, at the most detailed level, in the most expensive storage.',
        'Traffic between regions or zones, caused by two services that ought to be neighbours.',
        'Databases sized for a launch day that has come and gone.',
      ],
      'None of these needs a redesign. A schedule, a retention rule and an afternoon of tidying usually deal with the first three. Take a backup before you delete anything, and switch a thing off for a week before removing it for good.',
      '> The cheapest server is the one somebody had the courage to switch off.',
      '## Then ask about the shape',
      'Once the attic is clear, look at what remains and divide it by something your business understands: one order, one patient, one lesson. If the cost of one order falls as you grow, the design is sound. If it rises, something in it works harder than it should, and no discount will repair that.',
      'Only now does it make sense to commit to long contracts in return for a lower price. Committing earlier locks the waste in. Set an alert on the daily spend as well as the monthly one, because a loop that calls itself can do a great deal of harm before the end of the month. And share the figure with the engineers. People who can see what their work costs tend to make it cost less, without being asked.',
    ],
    tags: ['Cloud', 'Costs', 'Operations'],
  },
  {
    lead: 'A phishing drill that makes people feel stupid teaches them one thing: to keep quiet the next time they click. A good drill teaches the opposite.',
    blocks: [
      'The aim of a drill is not to find out who falls for a false message. Everybody does, on a tired enough day. The aim is to practise what happens next, so that the first report reaches your security team within minutes and the damage stays small.',
      '## Measure reports, not clicks',
      'Click counts mostly measure how cunning the message was. Reports measure the habit you want. We track how long it takes until the first person raises a hand, and how many follow. One early report lets you remove the message from every other inbox, which protects all the colleagues who would have clicked.',
      '> The hero of the story is whoever reports first, even if they clicked before they did.',
      '## Be fair about the bait',
      'Never promise a bonus, hint at redundancies or play on an illness. Such messages get clicks, and they also cost you trust that no training can buy back. Use the lures your organisation really meets: a shared document, a delivery, a changed bank account, a password about to expire. Tell people in advance that drills take place, though not when.',
      '## Make the right move the easy one',
      [
        'Put one report button in the mail program, in the same place on every device.',
        'Answer every report on the same day, with thanks and a verdict.',
        'Show anyone who clicks a short, friendly page with the three signs they could have spotted.',
        'Keep results about single people out of performance reviews and away from their managers.',
        'Include the directors, who are the favourite target and the least often trained.',
      ],
      '## Do not ask people to be the only wall',
      'Training is the last layer, not the first. Sign-in methods that are tied to the genuine site, such as passkeys or hardware keys, leave a stolen password worth very little. Payment details should never change on the strength of an email alone: call a number that you already had. Mark messages from outside, and block the ones that only pretend to come from inside.',
      'Run a small drill every few weeks rather than a grand one each year. Vary the lure, share the results of the whole group, and celebrate the quickest report. You will know that it works when colleagues begin to forward you real attacks before your filters have noticed them.',
    ],
    tags: ['Cybersecurity', 'Training', 'Email'],
  },
  {
    lead: 'By the time an app reaches the store, its launch has already succeeded or failed. What decides it is the quiet work of the weeks before.',
    blocks: [
      'We are often asked for a launch campaign once the product is finished. By then the most valuable material, which is the story of how it was made and the people who waited for it, has been left lying on the floor. Marketing that begins with the first prototype is cheaper, calmer and more truthful.',
      '## Write the first sentence early',
      'Before the design is settled, write one sentence that says who the product is for and what changes for them. Read it to five people in that group. If they ask how it works, you have a sentence. If they nod politely, keep writing. That line later becomes the store subtitle, the top of the website and the answer your team gives at parties.',
      '## Build the list before the noise',
      'A small page with that sentence, one picture and a box for an email address can go live months ahead. Ask permission clearly and write rarely. A short list of people who want the product is worth more than a large crowd who once saw an advert, because they will try it on the first day and tell you what is broken.',
      [
        'Eight weeks before: the page is live, and the first letters go to people you know by name.',
        'Six weeks before: a closed test, with a simple way to complain.',
        'Four weeks before: store texts, screenshots and the press folder are ready and proofread.',
        'Two weeks before: the product is frozen, and only fixes go in.',
        'Launch week: everyone answers questions, and nobody starts anything new.',
      ],
      '> A launch is a promise made in public, so make one you can keep by Tuesday.',
      '## Decide what you will watch',
      'Downloads make a handsome chart and a poor compass. Choose one action that shows a person has understood the product, such as finishing a first level or booking a first lesson, and watch how many newcomers reach it. Compare where they came from, and move the budget towards the places that send people who stay.',
      'Then keep something back. The second week is when the reviews arrive, the early faults are mended and the first kind words can be quoted. Save part of your budget and your best story for that moment. Launch day belongs to you, but the days after it belong to the people who use what you made.',
    ],
    tags: ['Digital marketing', 'Launch', 'App stores'],
  },
];
