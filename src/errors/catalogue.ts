/** All error and success texts of the site by id. Ids are stable: scenario links and tests use them. */

/** A text with a trailing colon is followed by the reason. Null: the text comes from the server or card provider. */
export const catalogue = {
  bannerFailed: 'Error loading banner data',
  bannerEmpty: 'No banner data available',
  servicesFailed: 'Error loading services',
  testimonialsFailed: 'Error loading testimonials',
  teamFailed: 'Error loading team data',
  teamEmpty: 'No team data available',
  gamesMenuFailed: 'Error loading games menu',
  serviceFailed: 'Error loading service details',
  serviceNotFound: 'Service not found',
  projectsFailed: 'Error fetching projects: ',
  projectFailed: 'Error fetching project details: ',
  projectUnknown: 'Loading project details...',
  caseStudiesFailed: 'Error fetching case studies: ',
  gameFailed: 'Error fetching game details: ',
  caseStudyFailed: 'Error Loading Case Study',
  httpStatus: 'HTTP error! status: ',
  invalidStructure: 'Invalid data structure received from API',
  caseStudyEmpty: 'No Case Study Found',
  jobsFailed: 'Failed to fetch jobs',
  jobsUnreachable: 'Error fetching jobs',
  jobsEmpty: 'No positions found',
  jobFailed: 'Job not found',
  jobUnreachable: 'Error fetching job details',
  jobInvalid: 'The job you are looking for does not exist or has been removed.',
  departmentsFailed: 'Error loading departments',
  dropdownsFailed: 'Error loading dropdowns',

  contactSent: 'Thanks For Your Message',
  contactRefused: null,
  contactUnclear: 'Error sending message',
  contactFailed: 'Error sending message. Please try again.',
  newsletterThanks: 'Thanks for your Email',
  commentThanks: 'Thanks for your Comment',

  employeesInvalid: 'Please enter a valid number of employees.',
  subscriberRefused: null,
  subscriberFailed: 'An error occurred. Please try again later.',
  signedUp: 'Registration successful!',
  loggedIn: 'Login successful!',
  intentRefused: null,
  intentFailed: 'Failed to create payment intent.',
  stripeNotLoaded: 'Stripe has not loaded yet. Please try again later.',
  paymentElementMissing: 'Payment Element not found. Please try again later.',
  cardRefused: null,
  paymentIncomplete: 'The payment was not completed: your card was not charged. You can pay again.',
  paymentNotApproved:
    'Your bank asked for another step, which was not finished, so your card was not charged. Please try again, or use another card.',
  paymentCancelled: 'The payment was cancelled: your card was not charged. You can pay again.',
  paymentProcessing:
    'Stripe is still processing your payment: it is not confirmed, and your subscription is not recorded yet. Please check again later. You will not be charged twice.',
  paymentReserved:
    'The amount is reserved on your card, but not charged yet, and your subscription is not recorded. Please check again later. You will not be charged twice.',
  subscriptionRefused: null,
  subscriptionFailed: 'Failed to create subscription.',
  subscribed: 'Subscription successful!',

  profileCheckFailed: 'Login',
  authRefused: null,
  authFailed: 'An error occurred',
  authUnreachable: 'Network error. Please try again.',
  loggedOut: 'Logged out successfully!',
  profileRefused: null,
  profileFailed: 'An error occurred',
  profileUnreachable: 'Network error. Please try again.',
  profileSaved: 'Your profile has been saved.',
  profileExists: 'Profile already exists. Please update your existing profile.',
  applied: 'Application submitted successfully!',
  alreadyApplied: 'You have already applied to this position',
  applyRefused: null,
  applyFailed: 'Failed to submit application',
  applyUnreachable: 'Error submitting application',
} as const satisfies Record<string, string | null>;

export type CatalogueId = keyof typeof catalogue;

/** Id of an entry with a fixed text. */
export type TextId = {
  [Id in CatalogueId]: (typeof catalogue)[Id] extends string ? Id : never;
}[CatalogueId];

export function textOf(id: TextId): string {
  return catalogue[id];
}
