/** The screens of the matrix: how to open them, their calls, and their texts. */
import type { OperationId } from '#contract/generated/operations.ts';
import { errorRows } from '../../../mocks/catalogue/areas.ts';
import type { Cause } from '../../../mocks/catalogue/reproduction.ts';
import type { StepName } from '../../../mocks/catalogue/steps.ts';
import type { PresetName } from '../../../mocks/db/presets.ts';
import { type TextId, textOf } from '../../../src/errors/catalogue.ts';
import { type DetailPath, detailPaths, pathOf } from '../../../src/routes.ts';

/** How a call fails; a number is a status. */
type Failure = 'network' | 'timeout' | 'shape' | number;

/** Outcome of a call; `fine` shows the screen's content. */
export type Outcome = 'fine' | Failure;

type Failed = (failure: Failure) => string[];

/** A screen, a column of the matrix. */
export type Screen = {
  name: string;
  path: string;
  /** Route of a detail page. */
  route?: DetailPath;
  as: PresetName;
  /** Calls that faults affect; the first one is the screen's own. */
  calls: OperationId[];
  /** Steps that fill in and submit the screen's form. */
  steps?: readonly StepName[];
  /** Texts of the content, or of a sent form. */
  fine: string[];
  failed: Failed;
};

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

/** For screens on which a 404 has its own text. */
const orUnknown = (unknown: TextId, failed: Failed) => (failure: Failure) =>
  failure === 404 ? [textOf(unknown)] : failed(failure);

/**
 * A screen with path, visitor and steps of the first reproduction that uses a call; `id` is the text of the call's
 * failure.
 */
function screen(
  name: string,
  call: OperationId,
  id: TextId,
  fine: string,
  rest: Partial<Screen> = {},
): Screen {
  const causes = errorRows.flatMap((row): readonly Cause[] => row.causes);
  const cause = causes.find(({ mock }) => mock.startsWith(`${call}:`));
  if (!cause) throw new Error(`No reproduction in mocks/catalogue uses ${call}.`);
  const { path, as = 'visitor', steps } = cause;
  const route = detailPaths.find((each) => path.startsWith(pathOf(each, '')));
  const failed = () => [textOf(id)];
  // A screen that reads has a menu, whose call may fail too.
  const calls: OperationId[] = steps ? [call] : [call, 'listGames'];
  return { name, path, route, as, calls, steps, fine: [fine], failed, ...rest };
}

/** All screens, forms last. */
export const screens: Screen[] = [
  screen('home', 'listVideoBanners', 'bannerFailed', '', {
    calls: ['listVideoBanners', 'listServices', 'listTestimonials', 'listTeams', 'listGames'],
    fine: ['Two cities, one studio', 'Mobile App Development', 'Amara Whitlock'],
    failed: () =>
      (['bannerFailed', 'servicesFailed', 'testimonialsFailed', 'teamFailed'] as const).map(textOf),
  }),
  screen('services', 'listServices', 'servicesFailed', 'Mobile App Development', {
    path: '/services',
  }),
  screen('service', 'getService', 'serviceFailed', 'Mobile App Development', {
    calls: ['getService', 'listServices'],
    failed: orUnknown('serviceNotFound', () => [textOf('serviceFailed')]),
  }),
  screen('portfolio', 'listProjects', 'projectsFailed', 'Harbour Wallet', {
    failed: withReason('projectsFailed'),
  }),
  screen('project', 'getProject', 'projectFailed', 'Harbour Wallet', {
    calls: ['getProject', 'listProjects'],
    failed: orUnknown('projectUnknown', withReason('projectFailed')),
  }),
  screen(
    'case studies',
    'listCaseStudies',
    'caseStudiesFailed',
    'A freight desk without sticky notes',
    { failed: withReason('caseStudiesFailed') },
  ),
  screen('case study', 'getCaseStudy', 'caseStudyFailed', 'A freight desk without sticky notes', {
    failed: (failure) => [textOf('caseStudyFailed'), reasonOf(failure)],
  }),
  screen('game', 'getGame', 'gameFailed', 'Snooker Legends 3D', {
    failed: withReason('gameFailed'),
  }),
  screen('team member', 'listTeams', 'teamFailed', 'Amara Whitlock', { path: '/team-details/1' }),
  screen('careers', 'listJobs', 'jobsFailed', 'Senior iOS Engineer', {
    calls: ['listJobs', 'listDepartments', 'checkProfile'],
    failed: byReach('jobsFailed', 'jobsUnreachable'),
  }),
  screen('job', 'getJob', 'jobFailed', 'Senior iOS Engineer', {
    calls: ['getJob', 'checkProfile'],
    failed: (failure) =>
      failure === 'shape'
        ? [textOf('jobInvalid')]
        : byReach('jobFailed', 'jobUnreachable')(failure),
  }),
  screen('profile lists', 'getCareersDropdowns', 'dropdownsFailed', 'Job Title', {
    steps: undefined,
    failed: () => ['Job Title'],
  }),
  screen('contact form', 'sendEmail', 'contactFailed', textOf('contactSent')),
  screen('sign-in', 'careersLogin', 'authFailed', 'Account of candidate', {
    failed: byReach('authFailed', 'authUnreachable'),
  }),
  screen('registration', 'careersRegister', 'authFailed', 'Account of ada', {
    failed: byReach('authFailed', 'authUnreachable'),
  }),
  screen('profile', 'createProfile', 'profileFailed', 'Apply', {
    failed: byReach('profileFailed', 'profileUnreachable'),
  }),
  screen('stored profile', 'updateProfile', 'profileFailed', 'Profile updated successfully', {
    failed: byReach('profileFailed', 'profileUnreachable'),
  }),
  screen('apply', 'applyToJob', 'applyFailed', textOf('applied'), {
    failed: byReach('applyFailed', 'applyUnreachable'),
  }),
  screen('subscription login', 'loginAccount', 'subscriberFailed', textOf('loggedIn')),
  screen('sign-up', 'registerAccount', 'subscriberFailed', textOf('signedUp')),
  screen('payment', 'createPaymentIntent', 'intentFailed', 'Pay $300.00'),
  screen('recording', 'recordPaymentMethod', 'subscriptionFailed', textOf('subscribed')),
];

/** True for a screen with the card form. */
export const takesCards = ({ name }: Screen) => name === 'payment' || name === 'recording';
