import type { OperationId } from '../../../openapi/generated/operations.ts';
import type { Exchange } from '../exchange.ts';
import type { Recorder } from '../recorder.ts';
import type { StepViolation } from '../violations.ts';

/** What is at hand: everything sent so far, and the calls that are asked for. */
export type Trail = {
  recorder: Recorder;
  records: { exchange: Exchange; violations: StepViolation[] }[];
  site: string | null;
  isAsked: (id: OperationId) => boolean;
};
