import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const aboutUsPage: PageText = {
  title: pageTitle('About Us'),
  heading: 'About Us',
  opening: 'about',
  intro: 'How a long-distance friendship became a studio with two front doors.',
  description: `The story of ${site.name}: one studio in London and Lahore, what we believe in and how we work with our clients.`,
};

export const contactUsPage: PageText = {
  title: pageTitle('Contact Us'),
  heading: 'Contact Us',
  opening: 'contact',
  intro: 'Tell us what you have in mind, and we will tell you how we would begin.',
  description: `Contact ${site.name} in London or Lahore: call, write, or send a message about your app, game, AI, cloud or marketing project.`,
};

export const privacyPolicyPage: PageText = {
  title: pageTitle('Privacy Policy'),
  heading: 'Privacy Policy',
  opening: 'privacy',
  intro: 'What our mobile games collect, why they do, and what you can ask of us.',
  description: `The privacy policy for mobile games by ${site.name}: what they collect, how it is used and how to contact us.`,
};

export const teamDetailsPage: PageText = {
  title: pageTitle('Team'),
  heading: 'Our team',
  opening: 'about',
  intro: 'The people behind the work, in both cities.',
  description: `Meet the people of ${site.name}, the designers, engineers and marketers who work as one team in London and Lahore.`,
};

export const notFoundPage: PageText = {
  title: pageTitle('Page not found'),
  heading: 'Sorry Page Was Not Found!',
  intro:
    'This bridge leads nowhere: the page has moved, or it was never built. Head home and we will point you to the right side of the river.',
  description: `This page does not exist on the ${site.name} website. Go back to the home page to find your way.`,
};
