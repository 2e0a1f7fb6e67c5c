/** Presets on Prism, which remembers nothing: only the answers that tell who somebody is can be chosen. */

import type { OperationId } from '#contract/generated/operations.ts';
import type { PresetName } from '../db/presets.ts';

const answers: Record<PresetName, Partial<Record<OperationId, string>>> = {
  visitor: { checkProfile: 'notSignedIn' },
  candidate: { checkProfile: 'profileNotCreated' },
  'candidate-with-profile': { checkProfile: 'profileFound' },
  applicant: { checkProfile: 'profileFound', applyToJob: 'alreadyApplied' },
  subscriber: { checkProfile: 'notSignedIn' },
};

/** Example with which a call answers in a preset; undefined for the contract's first one. */
export const presetAnswer = (preset: PresetName, operation: OperationId): string | undefined =>
  answers[preset][operation];
