import { type Office, site } from '#site.ts';

export const aboutPage = {
  title: 'A bridge has two ends',
  intro:
    'One of ours stands beside the Thames and the other beside the Lahore canal. Between them is a single team that designs, builds, protects and promotes digital products.',
  story: {
    title: 'Our story',
    paragraphs: [
      `${site.name} began as a long-running call between two friends: an app designer in London and a game developer in Lahore. Each kept sending the other the problems they could not solve alone, and each kept getting back something better than they had asked for.`,
      'The call became a studio when a client noticed. Feedback sent on a London evening had turned into working software by the time breakfast was over, and nobody had been asked to stay up late. It was not a trick, only two teams who trusted each other enough to pass work on half finished.',
      'We have grown since, into AI, cloud, security and marketing, because products need all of them. The habit has stayed the same. Every project belongs to both cities, every handover is written down, and whoever picks up the work is free to make it better.',
    ],
  },
  values: {
    title: 'What we hold on to',
    /** Title → text. */
    items: {
      'Say it plainly':
        'If a feature will not help or a date will slip, you hear it from us first, in words that need no translation.',
      'Show the work':
        'You see running software at the end of every stage, and can try it on your own phone.',
      'Build for everyone':
        'Large text, screen readers, old phones and weak signals are part of the brief from the first sketch.',
      'Leave it tidy':
        'We write code, tests and notes for the person who comes next, who may well be on your own team.',
    },
  },
  howWeWork: {
    title: 'How we work',
    /** Title → text. */
    steps: {
      Listen:
        'We sit with the people who will use the product and write down what has to change for them.',
      Sketch:
        'We test the riskiest idea with a quick prototype, then agree the scope, the cost and the first date.',
      Build:
        'Both offices build in short stages, each one ending with something you can open and judge.',
      'Look after':
        'We launch together, watch how the product is used, and keep it healthy for as long as you need us.',
    },
  },
  offices: {
    title: 'Two front doors',
    blurbs: {
      london:
        'Strategy, design and client workshops happen in an old warehouse by the river. There is a wall for sketches, a shelf of test phones and always a kettle on.',
      lahore:
        'Engineering, games and the care of live systems are at home above the canal. The playtest room has the best sofa in either city.',
    } satisfies Record<Office['id'], string>,
    /** Alternative texts. */
    pictures: {
      london: 'The London office beside the Thames at dusk',
      lahore: 'The Lahore office beside the canal at dawn',
    } satisfies Record<Office['id'], string>,
  },
  callToAction: {
    title: 'Meet us halfway',
    text: 'Tell us where you are and where you would like to be. The first conversation is with the people who would do the work.',
    button: 'Send Message',
  },
};
