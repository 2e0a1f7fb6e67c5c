/** How an entry of the error catalogue is reproduced. */
import type { PresetName } from '../db/presets.ts';
import type { StepName } from './steps.ts';

/** A link and what a person does behind it. */
export type Cause = {
  /** Page to open; may have a query of its own. */
  path: string;
  /** Rules of the link, as after `?mock=`; '' where none is needed. */
  mock: string;
  /** Situation of the mock's records. */
  as?: PresetName;
  /** What to do there, in this order. */
  steps?: readonly StepName[];
  /** What shows after a text that ends in a colon, or the words of server or card provider. */
  says?: string;
  /** Why Prism cannot do it; absent where it can. */
  mswOnly?: string;
};

/** The way to an entry, and every other cause that ends in it. Other causes name only what differs. */
export type Scenario = Cause & {
  /** Part of the page where it shows, in words. */
  place: string;
  also?: readonly (Partial<Cause> & Pick<Cause, 'mock'>)[];
};

/** Every cause of a scenario, the first one its own. */
export function causesOf({ place, also = [], ...cause }: Scenario): Cause[] {
  return [cause, ...also.map((other) => ({ ...cause, ...other }))];
}
