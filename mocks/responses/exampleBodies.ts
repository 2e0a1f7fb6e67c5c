import {
  examples as agencyExamples,
  headers as agencyHeaders,
} from '#contract/generated/agency.examples.ts';
import {
  examples as hrmsExamples,
  headers as hrmsHeaders,
} from '#contract/generated/hrms.examples.ts';

/** Bodies of all examples, by operation and name. */
export const exampleBodies: Record<string, Record<string, unknown>> = {
  ...agencyExamples,
  ...hrmsExamples,
};

/** Response headers of all examples, by operation and name. */
export const exampleHeaders: Record<string, Record<string, Record<string, string>>> = {
  ...agencyHeaders,
  ...hrmsHeaders,
};
