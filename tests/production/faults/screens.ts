/** The screens of the matrix, one of each kind: how to open them, their calls, and their texts. */
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

export const screens: Record<string, Screen> = {
  home: {
    path: '/',
    calls: ['listServices', 'listVideoBanners', 'listTestimonials', 'listTeams', 'listGames'],
    fine: 'Amara Whitlock',
    failed: 'servicesFailed',
  },
  service: {
    path: '/services-details/1',
    calls: ['getService', 'listServices'],
    fine: 'Mobile App Development',
    failed: 'serviceFailed',
  },
  careers: {
    path: '/careers',
    calls: ['listJobs', 'listDepartments', 'checkProfile'],
    fine: 'Senior iOS Engineer',
    failed: 'jobsFailed',
  },
  contact: {
    path: '/contact-us',
    calls: ['sendEmail'],
    fine: textOf('contactSent'),
    steps: ['sendMessage'],
  },
  'sign-in': {
    path: '/careers?dialog=sign-in',
    calls: ['careersLogin'],
    fine: 'Account of candidate',
    steps: ['signIn'],
  },
  'new profile': {
    path: '/careers?dialog=profile',
    calls: ['createProfile'],
    fine: 'Apply',
    as: 'candidate',
    steps: ['createProfile'],
  },
  application: {
    path: '/careers',
    calls: ['applyToJob'],
    fine: textOf('applied'),
    as: 'candidate-with-profile',
    steps: ['apply'],
  },
  payment: {
    path: '/pricing?plan=premium',
    calls: ['createPaymentIntent', 'recordPaymentMethod'],
    fine: textOf('subscribed'),
    as: 'subscriber',
    steps: ['enterEmployees', 'payByCard'],
  },
};
