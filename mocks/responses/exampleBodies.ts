import { examples as agencyExamples } from '#contract/generated/agency.examples.ts';
import { examples as hrmsExamples } from '#contract/generated/hrms.examples.ts';

/** Bodies of all examples, by operation and name. */
export const exampleBodies: Record<string, Record<string, unknown>> = {
  ...agencyExamples,
  ...hrmsExamples,
};
