/** The screens of the matrix: how to open them, their calls, and their texts. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { StepName } from '#mocks/catalogue/steps.ts';
import type { PresetName } from '#mocks/db/presets.ts';
import { type TextId, textOf } from '../../../src/errors/catalogue.ts';

/** A screen. Faults affect its calls; the first one is its own. */
export type Screen = {
  path: string;
  calls: OperationId[];
  /** A text of the content, or of the sent form. */
  fine: string;
  /** The text of a failed read. */
  failed?: TextId;
  as?: PresetName;
  /** Fill in and submit the screen's form. */
  steps?: StepName[];
};

const read = (
  path: string,
  fine: string,
  failed: TextId | null,
  ...calls: OperationId[]
): Screen => ({
  path,
  fine,
  calls,
  ...(failed && { failed }),
});

const form = (
  path: string,
  as: PresetName,
  fine: string,
  steps: StepName[],
  ...calls: OperationId[]
): Screen => ({ path, as, fine, steps, calls });

const others = ['listVideoBanners', 'listTestimonials', 'listTeams', 'listGames'] as const;
const apps = 'Mobile App Development';
const wallet = 'Harbour Wallet';
const freight = 'A freight desk without sticky notes';
const job = 'Senior iOS Engineer';
const member = 'Amara Whitlock';
const game = 'Snooker Legends 3D';
const profile = '/careers?dialog=profile';
const withProfile = 'candidate-with-profile';

export const screens: Record<string, Screen> = {
  home: read('/', member, 'servicesFailed', 'listServices', ...others),
  services: read('/services', apps, 'servicesFailed', 'listServices', 'listGames'),
  service: read('/services-details/1', apps, 'serviceFailed', 'getService', 'listServices'),
  portfolio: read('/portfolio', wallet, 'projectsFailed', 'listProjects'),
  project: read('/project-details/1', wallet, 'projectFailed', 'getProject', 'listProjects'),
  'case studies': read('/case-studies', freight, 'caseStudiesFailed', 'listCaseStudies'),
  'case study': read('/case-studies/1', freight, 'caseStudyFailed', 'getCaseStudy'),
  game: read('/game-details/1', game, 'gameFailed', 'getGame'),
  'team member': read('/team-details/1', member, 'teamFailed', 'listTeams'),
  careers: read('/careers', job, 'jobsFailed', 'listJobs', 'listDepartments', 'checkProfile'),
  job: read('/job-details/senior-ios-engineer', job, null, 'getJob', 'checkProfile'),
  'lists of the profile': {
    ...read(profile, 'Job Title', null, 'getCareersDropdowns'),
    as: 'candidate',
  },
  contact: form('/contact-us', 'visitor', textOf('contactSent'), ['sendMessage'], 'sendEmail'),
  'sign-in': form(
    '/careers?dialog=sign-in',
    'visitor',
    'Account of candidate',
    ['signIn'],
    'careersLogin',
  ),
  registration: form(
    '/careers?dialog=register',
    'visitor',
    'Account of ada',
    ['register'],
    'careersRegister',
  ),
  'new profile': form(profile, 'candidate', 'Apply', ['createProfile'], 'createProfile'),
  profile: form(
    profile,
    withProfile,
    'Profile updated successfully',
    ['updateProfile'],
    'updateProfile',
  ),
  application: form('/careers', withProfile, textOf('applied'), ['apply'], 'applyToJob'),
  login: form('/login', 'visitor', textOf('loggedIn'), ['logIn'], 'loginAccount'),
  'sign-up': form('/subscription', 'visitor', textOf('signedUp'), ['signUp'], 'registerAccount'),
  payment: form(
    '/pricing?plan=premium',
    'subscriber',
    textOf('subscribed'),
    ['enterEmployees', 'payByCard'],
    'createPaymentIntent',
    'recordPaymentMethod',
  ),
};
