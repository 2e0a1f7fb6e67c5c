/** The screens of the matrix: how to open them, their calls, and their texts. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { StepName } from '../../../mocks/catalogue/steps.ts';
import type { PresetName } from '../../../mocks/db/presets.ts';
import { type TextId, textOf } from '../../../src/errors/catalogue.ts';
import { type DetailPath, pathOf, routes } from '../../../src/routes.ts';

/** How a call fails; a number is a status. */
type Failure = 'network' | 'timeout' | 'shape' | number;

/** Outcome of a call; `fine` shows the screen's content. */
export type Outcome = 'fine' | Failure;

type Row = {
  path: string;
  /** Route of a detail page. */
  route?: DetailPath;
  as?: PresetName;
  /** Calls that faults affect. */
  calls: OperationId[];
  /** Steps that fill in and submit the screen's form. */
  steps?: StepName[];
  /** Text of the content, or of a sent form. */
  fine: string[];
  failed: (failure: Failure) => string[];
};

/** A screen, a column of the matrix. */
export type Screen = Row & { name: string };

const detail = (route: DetailPath) => ({ route, path: pathOf(route, routes[route].sample) });

const texts =
  (...ids: TextId[]) =>
  () =>
    ids.map(textOf);

/** The reason that the site shows after a colon. */
function reasonOf(failure: Failure): string {
  if (failure === 'network') return 'Network error';
  if (failure === 'timeout') return 'The request timed out';
  return failure === 'shape' ? textOf('invalidStructure') : textOf('httpStatus') + failure;
}

const withReason = (id: TextId) => (failure: Failure) => [textOf(id) + reasonOf(failure)];

const byReach = (reached: TextId, unreached: TextId) => (failure: Failure) => [
  textOf(failure === 'network' || failure === 'timeout' ? unreached : reached),
];

/** A status of 404 has a text of its own. */
const orUnknown = (unknown: TextId, failed: Row['failed']) => (failure: Failure) =>
  failure === 404 ? [textOf(unknown)] : failed(failure);

const table: Record<string, Row> = {
  home: {
    path: '/',
    calls: ['listVideoBanners', 'listServices', 'listTestimonials', 'listTeams', 'listGames'],
    fine: ['Two cities, one studio', 'Mobile App Development', 'Amara Whitlock'],
    failed: texts('bannerFailed', 'servicesFailed', 'testimonialsFailed', 'teamFailed'),
  },
  services: {
    path: '/services',
    calls: ['listServices', 'listGames'],
    fine: ['Mobile App Development'],
    failed: texts('servicesFailed'),
  },
  service: {
    ...detail('/services-details/:id'),
    calls: ['getService', 'listServices'],
    fine: ['AI and Machine Learning'],
    failed: orUnknown('serviceNotFound', texts('serviceFailed')),
  },
  portfolio: {
    path: '/portfolio',
    calls: ['listProjects', 'listGames'],
    fine: ['Harbour Wallet'],
    failed: withReason('projectsFailed'),
  },
  project: {
    ...detail('/project-details/:id'),
    calls: ['getProject', 'listProjects'],
    fine: ['Fieldnote'],
    failed: orUnknown('projectUnknown', withReason('projectFailed')),
  },
  'case studies': {
    path: '/case-studies',
    calls: ['listCaseStudies', 'listGames'],
    fine: ['A freight desk without sticky notes'],
    failed: withReason('caseStudiesFailed'),
  },
  'case study': {
    ...detail('/case-studies/:id'),
    calls: ['getCaseStudy'],
    fine: ['A freight desk without sticky notes'],
    failed: (failure) => [textOf('caseStudyFailed'), reasonOf(failure)],
  },
  game: {
    ...detail('/game-details/:id'),
    calls: ['getGame', 'listGames'],
    fine: ['Rickshaw Rush'],
    failed: withReason('gameFailed'),
  },
  'team member': {
    path: '/team-details/1',
    calls: ['listTeams'],
    fine: ['Amara Whitlock'],
    failed: texts('teamFailed'),
  },
  careers: {
    path: '/careers',
    calls: ['listJobs', 'listDepartments', 'checkProfile'],
    fine: ['Senior iOS Engineer'],
    failed: byReach('jobsFailed', 'jobsUnreachable'),
  },
  job: {
    ...detail('/job-details/:slug'),
    calls: ['getJob', 'checkProfile'],
    fine: ['Senior iOS Engineer'],
    failed: (failure) =>
      failure === 'shape'
        ? [textOf('jobInvalid')]
        : byReach('jobFailed', 'jobUnreachable')(failure),
  },
  'profile lists': {
    path: '/careers?dialog=profile',
    as: 'candidate',
    calls: ['getCareersDropdowns'],
    fine: ['Job Title'],
    failed: () => ['Job Title'],
  },
  'contact form': {
    path: '/contact-us',
    calls: ['sendEmail'],
    steps: ['sendMessage'],
    fine: [textOf('contactSent')],
    failed: texts('contactFailed'),
  },
  'sign-in': {
    path: '/careers?dialog=sign-in',
    calls: ['careersLogin'],
    steps: ['signIn'],
    fine: ['Account of candidate'],
    failed: byReach('authFailed', 'authUnreachable'),
  },
  profile: {
    path: '/careers?dialog=profile',
    as: 'candidate',
    calls: ['createProfile'],
    steps: ['createProfile'],
    fine: ['Apply'],
    failed: byReach('profileFailed', 'profileUnreachable'),
  },
  apply: {
    path: '/careers',
    as: 'candidate-with-profile',
    calls: ['applyToJob'],
    steps: ['apply'],
    fine: [textOf('applied')],
    failed: byReach('applyFailed', 'applyUnreachable'),
  },
  'subscription login': {
    path: '/login',
    calls: ['loginAccount'],
    steps: ['logIn'],
    fine: [textOf('loggedIn')],
    failed: texts('subscriberFailed'),
  },
  'sign-up': {
    path: '/subscription',
    calls: ['registerAccount'],
    steps: ['signUp'],
    fine: [textOf('signedUp')],
    failed: texts('subscriberFailed'),
  },
  payment: {
    path: '/pricing?plan=premium',
    as: 'subscriber',
    calls: ['createPaymentIntent'],
    steps: ['enterEmployees'],
    fine: ['Pay $300.00'],
    failed: texts('intentFailed'),
  },
  recording: {
    path: '/pricing?plan=premium',
    as: 'subscriber',
    calls: ['recordPaymentMethod'],
    steps: ['enterEmployees', 'payByCard'],
    fine: [textOf('subscribed')],
    failed: texts('subscriptionFailed'),
  },
};

/** All screens, forms last. */
export const screens: Screen[] = Object.entries(table).map(([name, row]) => ({ name, ...row }));

/** True for a screen with the card form. */
export const takesCards = ({ name }: Screen) => name === 'payment' || name === 'recording';
