import type { OperationId } from '../../../openapi/generated/operations.ts';
import type { CheckedExchange, Exchange } from '../exchange.ts';
import type { Recorder } from '../recorder.ts';

/** What is at hand: everything sent so far, and the calls that are asked for. */
export type Trail = {
  recorder: Recorder;
  records: CheckedExchange[];
  site: string | null;
  isAsked: (id: OperationId) => boolean;
  /** Adds a violation to an exchange that has been recorded. */
  note: (exchange: Exchange, field: string, expected: string, got: string) => void;
};
