// Title, banner texts and meta description of every route of section 2 of the specification, keyed by a route id.

import { site } from './site.ts';

/** The id of a route. */
export type PageId =
  | 'home'
  | 'services'
  | 'serviceDetails'
  | 'portfolio'
  | 'projectDetails'
  | 'caseStudies'
  | 'caseStudyDetails'
  | 'gameDetails'
  | 'teamDetails'
  | 'humanResource'
  | 'scrapper'
  | 'pricing'
  | 'subscription'
  | 'login'
  | 'privacyPolicy'
  | 'aboutUs'
  | 'contactUs'
  | 'careers'
  | 'jobDetails'
  | 'blogSingle'
  | 'notFound';

/** The texts of one route; a detail page replaces title and heading once its data has come. */
export interface PageText {
  /** For the document's title, complete with the agency's name. */
  title: string;
  /** The banner heading. */
  heading: string;
  /** The sentence under the banner heading. */
  intro: string;
  /** The meta description, at most 155 characters. */
  description: string;
}

/** Makes a document title from the name of a page, for example of a service or a job. */
export const pageTitle = (name: string): string => `${name} | ${site.name}`;

/** The texts of every route. */
export const pages: Record<PageId, PageText> = {
  home: {
    title: `${site.name} | Apps, games, AI and digital marketing`,
    heading: site.tagline,
    intro:
      'We make apps, games and intelligent software in London and Lahore, and help people find them.',
    description: `${site.name} builds mobile apps, games, AI and cloud systems, keeps them secure and brings them to market, from London and Lahore.`,
  },
  services: {
    title: pageTitle('Services'),
    heading: 'Services',
    intro: 'Everything a digital product needs, from the first sketch to its first fans.',
    description: `Mobile apps, mobile games, AI and machine learning, cloud integration, cybersecurity and digital marketing from ${site.name}.`,
  },
  serviceDetails: {
    title: pageTitle('Service details'),
    heading: 'Service details',
    intro: 'What is included, the problem it solves, and how we go about it.',
    description: `What this ${site.name} service includes, the challenge it answers and how our London and Lahore team delivers it.`,
  },
  portfolio: {
    title: pageTitle('Portfolio'),
    heading: 'Portfolio',
    intro: 'A selection of the products that left our two studios and went out into the world.',
    description: `Apps, games, platforms and campaigns made by ${site.name}: browse the portfolio and open any project to see more.`,
  },
  projectDetails: {
    title: pageTitle('Project details'),
    heading: 'Project details',
    intro: 'What was asked for, and what we made.',
    description: `A closer look at a project by ${site.name}: what the client needed, what we designed and what we built.`,
  },
  caseStudies: {
    title: pageTitle('Case Studies'),
    heading: 'Case Studies',
    intro: 'The longer stories: the problem, the wrong turns, and what worked in the end.',
    description: `Case studies from ${site.name}: how our clients’ problems became working software, told with screenshots and videos.`,
  },
  caseStudyDetails: {
    title: pageTitle('Case study'),
    heading: 'Case study',
    intro: 'One project, told from the first question to the last release.',
    description: `A ${site.name} case study with screenshots, videos and the thinking behind the work.`,
  },
  gameDetails: {
    title: pageTitle('Game details'),
    heading: 'Game details',
    intro: 'Made to be picked up in a minute and put down much later.',
    description: `A mobile game by ${site.name}: what it is about, how it plays, its trailer and where to download it.`,
  },
  teamDetails: {
    title: pageTitle('Team'),
    heading: 'Our team',
    intro: 'The people behind the work, in both cities.',
    description: `Meet the people of ${site.name}, the designers, engineers and marketers who work as one team in London and Lahore.`,
  },
  humanResource: {
    title: pageTitle('Human Resource'),
    heading: 'Human Resource',
    intro: 'Payroll, people and paperwork, looked after in one calm place.',
    description: `Human resource management by ${site.name}: payroll, employee records and documents, with a chatbot and a mobile app in the larger plans.`,
  },
  scrapper: {
    title: pageTitle('AI Scrapper'),
    heading: 'AI Scrapper',
    intro: 'Public web pages in, clean tables out.',
    description: `AI Scrapper by ${site.name} turns the public web pages you choose into clean tables. Compare the three plans and pick yours.`,
  },
  pricing: {
    title: pageTitle('Pricing'),
    heading: 'Pricing',
    intro: 'Three plans, each with everything it includes written on the card.',
    description: `Compare the Basic, Premium and Premium + plans for human resource management by ${site.name}.`,
  },
  subscription: {
    title: pageTitle('Subscription'),
    heading: 'Subscription',
    intro: 'Two steps: sign up or log in, then say how many employees you have and pay.',
    description: `Subscribe to human resource management by ${site.name}: create an account, enter your number of employees and pay by card.`,
  },
  login: {
    title: pageTitle('Login'),
    heading: 'Login',
    intro: 'Sign in to carry on with your subscription.',
    description: `Log in to your ${site.name} human resource management account to start or continue a subscription.`,
  },
  privacyPolicy: {
    title: pageTitle('Privacy Policy'),
    heading: 'Privacy Policy',
    intro: 'What our mobile games collect, why they do, and what you can ask of us.',
    description: `The privacy policy for mobile games by ${site.name}: what they collect, how it is used and how to contact us.`,
  },
  aboutUs: {
    title: pageTitle('About Us'),
    heading: 'About Us',
    intro: 'How a long-distance friendship became a studio with two front doors.',
    description: `The story of ${site.name}: one studio in London and Lahore, what we believe in and how we work with our clients.`,
  },
  contactUs: {
    title: pageTitle('Contact Us'),
    heading: 'Contact Us',
    intro: 'Tell us what you have in mind, and we will tell you how we would begin.',
    description: `Contact ${site.name} in London or Lahore: call, write, or send a message about your app, game, AI, cloud or marketing project.`,
  },
  careers: {
    title: pageTitle('Careers'),
    heading: 'Join Our Team',
    intro: 'Good work, kind colleagues and a second city to call your own.',
    description: `Open positions at ${site.name} in London and Lahore. Filter by department and job type, create your profile and apply.`,
  },
  jobDetails: {
    title: pageTitle('Open position'),
    heading: 'Open position',
    intro: 'What you would do, what we hope you bring, and how to apply.',
    description: `An open position at ${site.name}: the role, its responsibilities, the qualifications we look for and the closing date.`,
  },
  blogSingle: {
    title: pageTitle('Blog'),
    heading: 'From our desks',
    intro: 'Notes on the craft, written by the people who practise it.',
    description: `Practical notes from the ${site.name} team on apps, games, AI, cloud costs, security and marketing.`,
  },
  notFound: {
    title: pageTitle('Page not found'),
    heading: 'Sorry Page Was Not Found!',
    intro:
      'This bridge leads nowhere: the page has moved, or it was never built. Head home and we will point you to the right side of the river.',
    description: `This page does not exist on the ${site.name} website. Go back to the home page to find your way.`,
  },
};
