/** The screens of the matrix: how to open them, their calls, and their messages. */

import type { OperationId } from '#contract/generated/operations.ts';
import type { StepName } from '../../../mocks/catalogue/steps.ts';
import { textOf } from '../../../src/errors/catalogue.ts';

/** Outcome of a call; `fine` shows the screen's content. */
export type Outcome =
  | { kind: 'fine' | 'network' | 'timeout' | 'shape' }
  | { kind: 'status'; status: number };

/** The visitor: a candidate without or with a profile, or a subscriber. */
type Role = 'candidate' | 'applicant' | 'subscriber';

/** A screen, a column of the matrix. */
export type Screen = {
  name: string;
  path: string;
  as?: Role;
  /** Calls that faults affect. */
  calls: OperationId[];
  /** Path pattern of detail pages, with `*` for the id or slug. */
  record?: string;
  /** Steps that fill in and submit the screen's form. */
  steps?: StepName[];
  /** Expected texts for an outcome. */
  texts: (outcome: Outcome) => string[];
};

const statusText = (status: number) => textOf('httpStatus') + status;

/** The reason that the site shows after a colon. */
function reason(outcome: Outcome): string {
  if (outcome.kind === 'status') return statusText(outcome.status);
  const reasons = {
    network: 'Network error',
    timeout: 'The request timed out',
    shape: textOf('invalidStructure'),
    fine: '',
  };
  return reasons[outcome.kind];
}

const isUnknown = (outcome: Outcome) => outcome.kind === 'status' && outcome.status === 404;

/** The failure text, or the texts of a success. */
const texts =
  (failure: (outcome: Outcome) => string, ...fine: string[]) =>
  (outcome: Outcome): string[] =>
    outcome.kind === 'fine' ? fine : [failure(outcome)];

const byReach = (reached: string, unreached: string) => (outcome: Outcome) =>
  outcome.kind === 'network' || outcome.kind === 'timeout' ? unreached : reached;

const reads: Screen[] = [
  {
    name: 'home',
    path: '/',
    calls: ['listVideoBanners', 'listServices', 'listTestimonials', 'listTeams', 'listGames'],
    texts: (outcome) =>
      outcome.kind === 'fine'
        ? ['Two cities, one studio', 'Mobile App Development', 'Amara Whitlock']
        : [
            textOf('bannerFailed'),
            textOf('servicesFailed'),
            textOf('testimonialsFailed'),
            textOf('teamFailed'),
          ],
  },
  {
    name: 'services',
    path: '/services',
    calls: ['listServices', 'listGames'],
    texts: texts(() => textOf('servicesFailed'), 'Mobile App Development'),
  },
  {
    name: 'service',
    path: '/services-details/1',
    record: '/services-details/*',
    calls: ['getService', 'listServices'],
    texts: texts(
      (outcome) => textOf(isUnknown(outcome) ? 'serviceNotFound' : 'serviceFailed'),
      'Mobile App Development',
    ),
  },
  {
    name: 'portfolio',
    path: '/portfolio',
    calls: ['listProjects', 'listGames'],
    texts: texts((outcome) => textOf('projectsFailed') + reason(outcome), 'Harbour Wallet'),
  },
  {
    name: 'project',
    path: '/project-details/1',
    record: '/project-details/*',
    calls: ['getProject', 'listProjects'],
    texts: texts(
      (outcome) =>
        isUnknown(outcome) ? textOf('projectUnknown') : textOf('projectFailed') + reason(outcome),
      'Harbour Wallet',
    ),
  },
  {
    name: 'case studies',
    path: '/case-studies',
    calls: ['listCaseStudies', 'listGames'],
    texts: texts(
      (outcome) => textOf('caseStudiesFailed') + reason(outcome),
      'A freight desk without sticky notes',
    ),
  },
  {
    name: 'case study',
    path: '/case-studies/1',
    record: '/case-studies/*',
    calls: ['getCaseStudy'],
    texts: (outcome) =>
      outcome.kind === 'fine'
        ? ['A freight desk without sticky notes']
        : [textOf('caseStudyFailed'), reason(outcome)],
  },
  {
    name: 'game',
    path: '/game-details/2',
    record: '/game-details/*',
    calls: ['getGame', 'listGames'],
    texts: texts((outcome) => textOf('gameFailed') + reason(outcome), 'Rickshaw Rush'),
  },
  {
    name: 'team member',
    path: '/team-details/1',
    calls: ['listTeams'],
    texts: texts(() => textOf('teamFailed'), 'Amara Whitlock'),
  },
  {
    name: 'careers',
    path: '/careers',
    calls: ['listJobs', 'listDepartments', 'checkProfile'],
    texts: texts(byReach(textOf('jobsFailed'), textOf('jobsUnreachable')), 'Senior iOS Engineer'),
  },
  {
    name: 'job',
    path: '/job-details/senior-ios-engineer',
    record: '/job-details/*',
    calls: ['getJob', 'checkProfile'],
    texts: texts((outcome) => {
      if (outcome.kind === 'shape') return textOf('jobInvalid');
      return textOf(outcome.kind === 'status' ? 'jobFailed' : 'jobUnreachable');
    }, 'Senior iOS Engineer'),
  },
  {
    name: 'profile lists',
    path: '/careers?dialog=profile',
    as: 'candidate',
    calls: ['getCareersDropdowns'],
    texts: texts(() => 'Job Title', 'Job Title'),
  },
];

const subscriber = (id: 'subscriberFailed' | 'intentFailed' | 'subscriptionFailed') => () =>
  textOf(id);

const forms: Screen[] = [
  {
    name: 'contact form',
    path: '/contact-us',
    calls: ['sendEmail'],
    steps: ['sendMessage'],
    texts: texts(() => textOf('contactFailed'), textOf('contactSent')),
  },
  {
    name: 'sign-in',
    path: '/careers?dialog=sign-in',
    calls: ['careersLogin'],
    steps: ['signIn'],
    texts: texts(byReach(textOf('authFailed'), textOf('authUnreachable')), 'Account of candidate'),
  },
  {
    name: 'profile',
    path: '/careers?dialog=profile',
    as: 'candidate',
    calls: ['createProfile'],
    steps: ['createProfile'],
    texts: texts(byReach(textOf('profileFailed'), textOf('profileUnreachable')), 'Apply'),
  },
  {
    name: 'apply',
    path: '/careers',
    as: 'applicant',
    calls: ['applyToJob'],
    steps: ['apply'],
    texts: texts(byReach(textOf('applyFailed'), textOf('applyUnreachable')), textOf('applied')),
  },
  {
    name: 'subscription login',
    path: '/login',
    calls: ['loginAccount'],
    steps: ['logIn'],
    texts: texts(subscriber('subscriberFailed'), textOf('loggedIn')),
  },
  {
    name: 'sign-up',
    path: '/subscription',
    calls: ['registerAccount'],
    steps: ['signUp'],
    texts: texts(subscriber('subscriberFailed'), textOf('signedUp')),
  },
  {
    name: 'payment',
    path: '/pricing?plan=premium',
    as: 'subscriber',
    calls: ['createPaymentIntent'],
    steps: ['enterEmployees'],
    texts: texts(subscriber('intentFailed'), 'Pay $300.00'),
  },
  {
    name: 'recording',
    path: '/pricing?plan=premium',
    as: 'subscriber',
    calls: ['recordPaymentMethod'],
    steps: ['enterEmployees', 'payByCard'],
    texts: texts(subscriber('subscriptionFailed'), textOf('subscribed')),
  },
];

/** All screens, forms last. */
export const screens: Screen[] = [...reads, ...forms];
