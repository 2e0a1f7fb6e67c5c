import type { OperationId } from '#contract/generated/operations.ts';
import type { Mutant } from './mutant.ts';

/** Changes a response. */
export type Breaks = NonNullable<Mutant['breaks']>;

/** A mutant of an operation's response with this status (any when undefined), to be reported at `field`. */
export const mutant = (
  sort: string,
  operation: OperationId,
  status: number | undefined,
  field: string,
  what: string,
  breaks: Breaks,
): Mutant => ({
  name: [operation, status].filter(Boolean).join(' ').concat(`: ${what}`),
  sort,
  operation,
  status,
  field,
  breaks,
});
