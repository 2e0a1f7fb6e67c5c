import { site } from '#site.ts';

/** Paragraphs; a list is an array. */
export type PrivacyBlocks = readonly (string | readonly string[])[];

type PrivacySection = { number: number; title: string; blocks: PrivacyBlocks };

const [london, lahore] = site.offices;

export const privacyUpdated = '2026-11-01';

export const privacySections: readonly PrivacySection[] = [
  {
    number: 1,
    title: 'Introduction',
    blocks: [
      `${site.name} makes mobile games. This policy explains what information our game apps collect while you play, why they collect it, and what you can ask us to do with it. It covers every game that we publish under our own name.`,
      'You do not need to give us your name or your email address to play. If you do not agree with this policy, please do not install our games, or remove them from your device.',
      'If we change this policy, we update this page and the date on it. A change that affects you in an important way is also announced inside the game.',
    ],
  },
  {
    number: 2,
    title: 'Information We Collect',
    blocks: [
      'Depending on the game, and on what you choose to use, we collect:',
      [
        'Device information: model, operating system version, language, country and screen size.',
        'Gameplay information: levels reached, scores, settings, and how long a session lasts.',
        'Technical reports: crashes, errors and loading times, with the app version they came from.',
        'A random player number, created by the game, that lets us recognise your saved progress.',
        'Purchases: which item was bought and when. The app store takes the payment, and we never see your card.',
        'Messages: whatever you write when you ask us for help, and the address you write from.',
      ],
      'Our games do not read your contacts, your photographs, your messages or your exact location. If a game ever needs your camera or microphone for a feature, it asks first and works without it.',
      'We do not knowingly collect personal details from children. If you are a parent and believe that your child has sent us some, please write to us and we will delete them.',
    ],
  },
  {
    number: 3,
    title: 'How We Use Your Information',
    blocks: [
      'We use what we collect in order to:',
      [
        'save your progress and restore it on a new device;',
        'find crashes, balance difficult levels and test improvements;',
        'deliver the items that you buy, and restore them later;',
        'keep leaderboards fair and stop cheating;',
        'answer you when you write to us;',
        'meet our legal duties.',
      ],
      'We do not sell your information. Companies that store data or crash reports for us may handle it on our instructions only, and must protect it as we do.',
      'We keep information only for as long as a purpose above needs it. After that we delete it, or keep totals from which no single player can be recognised.',
    ],
  },
  {
    number: 8,
    title: 'Contact Us',
    blocks: [
      `Questions about this policy are welcome at ${site.emails.privacy}. You can ask us for a copy of the information we hold about you, or ask us to correct it or delete it. Please name the game and, if you can find it in the settings, your player number.`,
      'You can also write to either office:',
      [
        `${site.name}, ${london.lines.join(', ')}, ${london.country}`,
        `${site.name}, ${lahore.lines.join(', ')}, ${lahore.country}`,
      ],
    ],
  },
];

export const privacyThanks =
  'Thank you for playing our games. We make them for you, and we look after what you share with us.';
