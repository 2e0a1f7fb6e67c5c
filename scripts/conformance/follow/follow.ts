/** Requests that follow from what the server has sent: pages, records, media, the resume, writes without a token. */
import type { OperationId } from '#contract/generated/operations.ts';
import type { Exchange } from '../exchange.ts';
import type { Recorder } from '../recorder.ts';
import type { StepViolation } from '../violations.ts';
import { followMedia } from './media.ts';
import { followPages } from './pages.ts';
import { followProfile } from './profile.ts';
import { followDepartments, followRecords } from './records.ts';

/** What is at hand: everything sent so far, and the calls that are asked for. */
export type Trail = {
  recorder: Recorder;
  records: { exchange: Exchange; violations: StepViolation[] }[];
  site: string | null;
  isAsked: (id: OperationId) => boolean;
};

/** Makes the requests one after the other, until the run ends. */
export async function follow(trail: Trail): Promise<void> {
  for (const part of [followPages, followDepartments, followRecords, followProfile, followMedia]) {
    if (!trail.recorder.ended.aborted) await part(trail);
  }
}
