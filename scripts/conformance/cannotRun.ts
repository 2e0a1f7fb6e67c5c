/** Why a run could not take place, in one sentence for the person who started it. */
export class CannotRun extends Error {
  override name = 'CannotRun';
}
