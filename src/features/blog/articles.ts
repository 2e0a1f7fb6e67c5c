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
