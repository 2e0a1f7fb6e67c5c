import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { site } from '#site.ts';

export const subscriptionPage: PageText = {
  title: pageTitle('Subscription'),
  heading: 'Subscription',
  intro: 'Two steps: sign up or log in, then say how many employees you have and pay.',
  description: `Subscribe to human resource management by ${site.name}: create an account, enter your number of employees and pay by card.`,
};

export const loginPage: PageText = {
  title: pageTitle('Login'),
  heading: 'Login',
  intro: 'Sign in to carry on with your subscription.',
  description: `Log in to your ${site.name} human resource management account to start or continue a subscription.`,
};
