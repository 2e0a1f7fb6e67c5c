/** Makes mutants that change what is around a body. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { Mutant } from './mutant.ts';

/** What becomes of an answer. */
export type Breaks = NonNullable<Mutant['breaks']>;

/** One mutant of an operation's answer with a status (any, when it is undefined), to be reported at `field`. */
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
