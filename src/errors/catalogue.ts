/** All error and success texts of the site by id. Ids are stable: scenario links and tests use them. */

export type Surface = 'section' | 'page' | 'form' | 'toast' | 'notice' | 'log';

type Entry = { text: string | null; surface: Surface };

/** A text with a trailing colon is followed by the reason. Null: the text comes from the server or card provider. */
export const catalogue = {
  bannerFailed: { text: 'Error loading banner data', surface: 'section' },
  bannerEmpty: { text: 'No banner data available', surface: 'section' },
  servicesFailed: { text: 'Error loading services', surface: 'section' },
  testimonialsFailed: { text: 'Error loading testimonials', surface: 'section' },
  teamFailed: { text: 'Error loading team data', surface: 'section' },
  teamEmpty: { text: 'No team data available', surface: 'section' },
  gamesMenuFailed: { text: 'Error loading games menu', surface: 'log' },
  serviceFailed: { text: 'Error loading service details', surface: 'page' },
  serviceNotFound: { text: 'Service not found', surface: 'page' },
  projectsFailed: { text: 'Error fetching projects: ', surface: 'page' },
  projectFailed: { text: 'Error fetching project details: ', surface: 'page' },
  projectUnknown: { text: 'Loading project details...', surface: 'page' },
  caseStudiesFailed: { text: 'Error fetching case studies: ', surface: 'page' },
  gameFailed: { text: 'Error fetching game details: ', surface: 'page' },
  caseStudyFailed: { text: 'Error Loading Case Study', surface: 'page' },
  httpStatus: { text: 'HTTP error! status: ', surface: 'page' },
  invalidStructure: { text: 'Invalid data structure received from API', surface: 'page' },
  caseStudyEmpty: { text: 'No Case Study Found', surface: 'page' },
  jobsFailed: { text: 'Failed to fetch jobs', surface: 'section' },
  jobsUnreachable: { text: 'Error fetching jobs', surface: 'section' },
  jobsEmpty: { text: 'No positions found', surface: 'section' },
  jobFailed: { text: 'Job not found', surface: 'page' },
  jobUnreachable: { text: 'Error fetching job details', surface: 'page' },
  jobInvalid: {
    text: 'The job you are looking for does not exist or has been removed.',
    surface: 'page',
  },
  departmentsFailed: { text: 'Error loading departments', surface: 'log' },
  dropdownsFailed: { text: 'Error loading dropdowns', surface: 'log' },

  contactSent: { text: 'Thanks For Your Message', surface: 'toast' },
  contactRefused: { text: null, surface: 'toast' },
  contactUnclear: { text: 'Error sending message', surface: 'toast' },
  contactFailed: { text: 'Error sending message. Please try again.', surface: 'toast' },
  newsletterThanks: { text: 'Thanks for your Email', surface: 'toast' },
  commentThanks: { text: 'Thanks for your Comment', surface: 'toast' },

  employeesInvalid: { text: 'Please enter a valid number of employees.', surface: 'form' },
  subscriberRefused: { text: null, surface: 'form' },
  subscriberFailed: { text: 'An error occurred. Please try again later.', surface: 'form' },
  signedUp: { text: 'Registration successful!', surface: 'toast' },
  loggedIn: { text: 'Login successful!', surface: 'toast' },
  intentRefused: { text: null, surface: 'form' },
  intentFailed: { text: 'Failed to create payment intent.', surface: 'form' },
  stripeNotLoaded: { text: 'Stripe has not loaded yet. Please try again later.', surface: 'form' },
  paymentElementMissing: {
    text: 'Payment Element not found. Please try again later.',
    surface: 'form',
  },
  cardRefused: { text: null, surface: 'form' },
  subscriptionRefused: { text: null, surface: 'form' },
  subscriptionFailed: { text: 'Failed to create subscription.', surface: 'form' },
  subscribed: { text: 'Subscription successful!', surface: 'toast' },

  profileCheckFailed: { text: 'Login', surface: 'page' },
  authRefused: { text: null, surface: 'form' },
  authFailed: { text: 'An error occurred', surface: 'form' },
  authUnreachable: { text: 'Network error. Please try again.', surface: 'form' },
  loggedOut: { text: 'Logged out successfully!', surface: 'toast' },
  logoutFailed: {
    text: 'You are signed out here, but your session could not be ended. Try again before you leave a shared computer.',
    surface: 'notice',
  },
  profileRefused: { text: null, surface: 'form' },
  profileFailed: { text: 'An error occurred', surface: 'form' },
  profileUnreachable: { text: 'Network error. Please try again.', surface: 'form' },
  profileExists: {
    text: 'Profile already exists. Please update your existing profile.',
    surface: 'toast',
  },
  applied: { text: 'Application submitted successfully!', surface: 'toast' },
  alreadyApplied: { text: 'You have already applied to this position', surface: 'toast' },
  applyRefused: { text: null, surface: 'toast' },
  applyFailed: { text: 'Failed to submit application', surface: 'toast' },
  applyUnreachable: { text: 'Error submitting application', surface: 'toast' },
} as const satisfies Record<string, Entry>;

export type CatalogueId = keyof typeof catalogue;

/** Id of an entry with a fixed text. */
export type TextId = {
  [Id in CatalogueId]: (typeof catalogue)[Id]['text'] extends string ? Id : never;
}[CatalogueId];

export function textOf(id: TextId): string {
  return catalogue[id].text;
}
