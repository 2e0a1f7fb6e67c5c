/** Scenarios of the contact form, the newsletter and the comment form. */

import { examples } from '#contract/generated/agency.examples.ts';
import type { CatalogueId } from '#errors/catalogue.ts';
import type { Scenario } from './scenario.ts';

const {
  messageRefused,
  messageInvalid,
  crossSiteRefused,
  bodyTooLarge,
  tooManyRequests,
  badGateway,
  gatewayTimeout,
} = examples.sendEmail;

const contactForm = {
  place: 'Contact us and Home, contact form',
  path: '/contact-us',
  steps: ['sendMessage'],
} as const;

export const contactScenarios = {
  contactSent: {
    ...contactForm,
    mock: 'sendEmail:messageSent',
    also: [
      { mock: 'sendEmail:messageSentByStatus' },
      { mock: 'sendEmail:messageSentByMessage' },
      { mock: 'sendEmail:messageSentByFlag' },
      { mock: 'sendEmail:messageSentByCount' },
      { mock: 'sendEmail:messageSentDespiteStatus' },
      { mock: 'sendEmail:messageQueued' },
    ],
  },
  contactRefused: {
    ...contactForm,
    mock: 'sendEmail:messageRefused',
    says: messageRefused.error,
    also: [
      { mock: 'sendEmail:messageInvalid', says: messageInvalid.error },
      { mock: 'sendEmail:crossSiteRefused', says: crossSiteRefused.error },
      { mock: 'sendEmail:bodyTooLarge', says: bodyTooLarge.error },
      { mock: 'sendEmail:tooManyRequests', says: tooManyRequests.error },
      { mock: 'sendEmail:badGateway', says: badGateway.error },
      { mock: 'sendEmail:gatewayTimeout', says: gatewayTimeout.error },
    ],
  },
  contactUnclear: {
    ...contactForm,
    mock: 'sendEmail:messageUnclear',
    also: [{ mock: 'sendEmail:html' }],
  },
  contactFailed: {
    ...contactForm,
    mock: 'sendEmail:messageFailed',
    also: [
      { mock: 'sendEmail:missingCredential' },
      { mock: 'sendEmail:csrfFailed' },
      { mock: 'sendEmail:network' },
      { mock: 'sendEmail:timeout' },
    ],
  },
  newsletterThanks: {
    place: 'Footer of every page',
    path: '/contact-us',
    mock: '',
    steps: ['subscribeToNewsletter'],
  },
  commentThanks: {
    place: 'Blog article, comment form',
    path: '/blog-single/1',
    mock: '',
    steps: ['sendComment'],
  },
} as const satisfies Partial<Record<CatalogueId, Scenario>>;
