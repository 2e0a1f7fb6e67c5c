import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const humanResourcePage: PageText = {
  title: pageTitle('Human Resource'),
  heading: 'Human Resource',
  intro: 'Payroll, people and paperwork, looked after in one calm place.',
  description: `Human resource management by ${site.name}: payroll, employee records and documents, with a chatbot and a mobile app in the larger plans.`,
};

export const scrapperPage: PageText = {
  title: pageTitle('AI Scrapper'),
  heading: 'AI Scrapper',
  intro: 'Public web pages in, clean tables out.',
  description: `AI Scrapper by ${site.name} turns the public web pages you choose into clean tables. Compare the three plans and pick yours.`,
};

export const pricingPage: PageText = {
  title: pageTitle('Pricing'),
  heading: 'Pricing',
  intro: 'Three plans, each with everything it includes written on the card.',
  description: `Compare the Basic, Premium and Premium + plans for human resource management by ${site.name}.`,
};
