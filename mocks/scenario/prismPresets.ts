/** Presets on Prism, which is stateless: only the examples that identify the visitor can be selected. */

import type { OperationId } from '#contract/generated/operations.ts';
import type { PresetName } from '../db/presets.ts';

const examples: Record<PresetName, Partial<Record<OperationId, string>>> = {
  visitor: { checkProfile: 'notSignedIn' },
  candidate: { checkProfile: 'profileNotCreated' },
  'candidate-with-profile': { checkProfile: 'profileFound' },
  applicant: { checkProfile: 'profileFound', applyToJob: 'alreadyApplied' },
  subscriber: { checkProfile: 'notSignedIn' },
};

/** Example of an operation in a preset; undefined for the contract's first one. */
export const presetExample = (preset: PresetName, operation: OperationId): string | undefined =>
  examples[preset][operation];
