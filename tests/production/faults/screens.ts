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

const banners: OperationId[] = ['listVideoBanners', 'listTestimonials', 'listTeams', 'listGames'];
const withProfile = 'candidate-with-profile';
const payment = '/pricing?plan=premium';

export const screens: Record<string, Screen> = {
  home: {
    path: '/',
    calls: ['listServices', ...banners],
    fine: 'Amara Whitlock',
    failed: 'servicesFailed',
  },
  services: {
    path: '/services',
    calls: ['listServices', 'listGames'],
    fine: 'Mobile App Development',
    failed: 'servicesFailed',
  },
  service: {
    path: '/services-details/1',
    calls: ['getService', 'listServices'],
    fine: 'Mobile App Development',
    failed: 'serviceFailed',
  },
  portfolio: {
    path: '/portfolio',
    calls: ['listProjects'],
    fine: 'Harbour Wallet',
    failed: 'projectsFailed',
  },
  project: {
    path: '/project-details/1',
    calls: ['getProject', 'listProjects'],
    fine: 'Harbour Wallet',
    failed: 'projectFailed',
  },
  'case studies': {
    path: '/case-studies',
    calls: ['listCaseStudies'],
    fine: 'A freight desk without sticky notes',
    failed: 'caseStudiesFailed',
  },
  'case study': {
    path: '/case-studies/1',
    calls: ['getCaseStudy'],
    fine: 'A freight desk without sticky notes',
    failed: 'caseStudyFailed',
  },
  game: {
    path: '/game-details/1',
    calls: ['getGame'],
    fine: 'Snooker Legends 3D',
    failed: 'gameFailed',
  },
  'team member': {
    path: '/team-details/1',
    calls: ['listTeams'],
    fine: 'Amara Whitlock',
    failed: 'teamFailed',
  },
  careers: {
    path: '/careers',
    calls: ['listJobs', 'listDepartments', 'checkProfile'],
    fine: 'Senior iOS Engineer',
    failed: 'jobsFailed',
  },
  job: {
    path: '/job-details/senior-ios-engineer',
    calls: ['getJob', 'checkProfile'],
    fine: 'Senior iOS Engineer',
  },
  contact: {
    path: '/contact-us',
    calls: ['sendEmail'],
    steps: ['sendMessage'],
    fine: textOf('contactSent'),
  },
  'sign-in': {
    path: '/careers?dialog=sign-in',
    calls: ['careersLogin'],
    steps: ['signIn'],
    fine: 'Account of candidate',
  },
  registration: {
    path: '/careers?dialog=register',
    calls: ['careersRegister'],
    steps: ['register'],
    fine: 'Account of ada',
  },
  'lists of the profile': {
    path: '/careers?dialog=profile',
    as: 'candidate',
    calls: ['getCareersDropdowns'],
    fine: 'Job Title',
  },
  'new profile': {
    path: '/careers?dialog=profile',
    as: 'candidate',
    calls: ['createProfile'],
    steps: ['createProfile'],
    fine: 'Apply',
  },
  profile: {
    path: '/careers?dialog=profile',
    as: withProfile,
    calls: ['updateProfile'],
    steps: ['updateProfile'],
    fine: 'Profile updated successfully',
  },
  application: {
    path: '/careers',
    as: withProfile,
    calls: ['applyToJob'],
    steps: ['apply'],
    fine: textOf('applied'),
  },
  login: { path: '/login', calls: ['loginAccount'], steps: ['logIn'], fine: textOf('loggedIn') },
  'sign-up': {
    path: '/subscription',
    calls: ['registerAccount'],
    steps: ['signUp'],
    fine: textOf('signedUp'),
  },
  payment: {
    path: payment,
    as: 'subscriber',
    calls: ['createPaymentIntent', 'recordPaymentMethod'],
    steps: ['enterEmployees', 'payByCard'],
    fine: textOf('subscribed'),
  },
};
