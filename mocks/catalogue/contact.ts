/** Scenarios of the contact form, the newsletter and the comment form. */
import type { CatalogueId } from '#errors/catalogue.ts';
import type { Scenario } from './scenario.ts';

const contactForm = {
  place: 'Contact us and Home, contact form',
  path: '/contact-us',
  steps: ['sendMessage'],
} as const;

export const contactScenarios = {
  contactSent: {
    surface: 'toast',
    ...contactForm,
    mock: 'sendEmail:messageSent',
    also: [
      'messageSentByStatus',
      'messageSentByMessage',
      'messageSentByFlag',
      'messageSentByCount',
      'messageSentDespiteStatus',
      'messageQueued',
    ],
  },
  contactRefused: {
    surface: 'toast',
    ...contactForm,
    mock: 'sendEmail:messageRefused',
    also: [
      'messageInvalid',
      'crossSiteRefused',
      'bodyTooLarge',
      'tooManyRequests',
      'badGateway',
      'gatewayTimeout',
    ],
  },
  contactUnclear: {
    surface: 'toast',
    ...contactForm,
    mock: 'sendEmail:messageUnclear',
    also: ['html'],
  },
  contactFailed: {
    surface: 'toast',
    ...contactForm,
    mock: 'sendEmail:messageFailed',
    also: ['missingCredential', 'csrfFailed', 'network', 'timeout'],
  },
  newsletterThanks: {
    surface: 'toast',
    place: 'Footer of every page',
    path: '/contact-us',
    mock: '',
    steps: ['subscribeToNewsletter'],
  },
  commentThanks: {
    surface: 'toast',
    place: 'Blog article, comment form',
    path: '/blog-single/1',
    mock: '',
    steps: ['sendComment'],
  },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
