/** Requests that follow from what the server has sent: pages, records, media, the resume, writes without a token. */
import { followMedia } from './media.ts';
import { followPages } from './pages.ts';
import { followProfile } from './profile.ts';
import { followDepartments, followRecords } from './records.ts';
import type { Trail } from './trail.ts';

/** Makes the requests one after the other, until the run ends. */
export async function follow(trail: Trail): Promise<void> {
  for (const part of [followPages, followDepartments, followRecords, followProfile, followMedia]) {
    if (!trail.recorder.ended.aborted) await part(trail);
  }
}
