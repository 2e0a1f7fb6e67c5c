/**
 * Every text of section 8 of the specification, by id: the only place with these texts.
 * `surface` says where it shows: in a section or page, beside the form, or as a toast.
 */

/** Where a text shows. */
export type Surface = 'section' | 'page' | 'form' | 'toast';

type Entry = { text: string; surface: Surface };

/** Texts by id. A trailing colon and space is followed by the reason. */
export const catalogue = {
  bannerFailed: { text: 'Error loading banner data', surface: 'section' },
  bannerEmpty: { text: 'No banner data available', surface: 'section' },
  servicesFailed: { text: 'Error loading services', surface: 'section' },
  testimonialsFailed: { text: 'Error loading testimonials', surface: 'section' },
  teamFailed: { text: 'Error loading team data', surface: 'section' },
  teamEmpty: { text: 'No team data available', surface: 'section' },
  serviceFailed: { text: 'Error loading service details', surface: 'page' },
  serviceNotFound: { text: 'Service not found', surface: 'page' },
  projectsFailed: { text: 'Error fetching projects: ', surface: 'page' },
  projectFailed: { text: 'Error fetching project details: ', surface: 'page' },
  caseStudiesFailed: { text: 'Error fetching case studies: ', surface: 'page' },
  gameFailed: { text: 'Error fetching game details: ', surface: 'page' },
  caseStudyFailed: { text: 'Error Loading Case Study', surface: 'page' },
  caseStudyEmpty: { text: 'No Case Study Found', surface: 'page' },
  jobsFailed: { text: 'Failed to fetch jobs', surface: 'section' },
  jobsUnreachable: { text: 'Error fetching jobs', surface: 'section' },
  jobsEmpty: { text: 'No positions found', surface: 'section' },
  jobFailed: { text: 'Job not found', surface: 'page' },
  jobUnreachable: { text: 'Error fetching job details', surface: 'page' },
  authFailed: { text: 'An error occurred', surface: 'form' },
  authUnreachable: { text: 'Network error. Please try again.', surface: 'form' },
  loggedOut: { text: 'Logged out successfully!', surface: 'toast' },
  profileFailed: { text: 'An error occurred', surface: 'form' },
  profileUnreachable: { text: 'Network error. Please try again.', surface: 'form' },
  profileExists: {
    text: 'Profile already exists. Please update your existing profile.',
    surface: 'toast',
  },
  applied: { text: 'Application submitted successfully!', surface: 'toast' },
  alreadyApplied: { text: 'You have already applied to this position', surface: 'toast' },
  applyFailed: { text: 'Failed to submit application', surface: 'toast' },
  applyUnreachable: { text: 'Error submitting application', surface: 'toast' },
  contactSent: { text: 'Thanks For Your Message', surface: 'toast' },
  contactUnclear: { text: 'Error sending message', surface: 'toast' },
  contactFailed: { text: 'Error sending message. Please try again.', surface: 'toast' },
  newsletterThanks: { text: 'Thanks for your Email', surface: 'toast' },
  commentThanks: { text: 'Thanks for your Comment', surface: 'toast' },
  employeesInvalid: { text: 'Please enter a valid number of employees.', surface: 'form' },
  subscriberFailed: { text: 'An error occurred. Please try again later.', surface: 'form' },
  signedUp: { text: 'Registration successful!', surface: 'toast' },
  loggedIn: { text: 'Login successful!', surface: 'toast' },
  intentFailed: { text: 'Failed to create payment intent.', surface: 'form' },
  stripeNotLoaded: {
    text: 'Stripe has not loaded yet. Please try again later.',
    surface: 'form',
  },
  paymentElementMissing: {
    text: 'Payment Element not found. Please try again later.',
    surface: 'form',
  },
  subscriptionFailed: { text: 'Failed to create subscription.', surface: 'form' },
  subscribed: { text: 'Subscription successful!', surface: 'toast' },
} as const satisfies Record<string, Entry>;

/** Id of a text. */
export type CatalogueId = keyof typeof catalogue;

/** The text of that id. */
export function textOf(id: CatalogueId): string {
  return catalogue[id].text;
}
