/** Reproductions of the contact form, the newsletter and the comment form. */
import { at, type Visit } from './reproduction.ts';

const send: Visit = { path: '/contact-us', steps: ['sendMessage'] };
const subscribe: Visit = { path: '/contact-us', steps: ['subscribeToNewsletter'] };
const comment: Visit = { path: '/blog-single/1', steps: ['sendComment'] };

export const contactReproductions = {
  ...at('Contact us and Home, contact form', 'success toast', send, {
    contactSent: `sendEmail: messageSent messageSentByStatus messageSentByMessage messageSentByFlag
      messageSentByCount messageSentDespiteStatus messageQueued`,
  }),
  ...at('Contact us and Home, contact form', 'error toast', send, {
    contactRefused: `sendEmail: messageRefused messageInvalid crossSiteRefused bodyTooLarge
      tooManyRequests badGateway gatewayTimeout`,
    contactUnclear: 'sendEmail: messageUnclear html',
    contactFailed: 'sendEmail: messageFailed missingCredential csrfFailed network timeout',
  }),
  ...at('Footer of every page', 'success toast', subscribe, { newsletterThanks: '' }),
  ...at('Blog article, comment form', 'success toast', comment, { commentThanks: '' }),
};
