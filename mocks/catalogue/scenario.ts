import type { PresetName } from '../db/presets.ts';
import type { StepName } from './steps.ts';

/** A link and the steps that reproduce an error. */
export type Cause = {
  /** Path of the page, optionally with a query. */
  path: string;
  /** Value of `?mock=`; '' when not needed. */
  mock: string;
  /** Preset of the mock's records. */
  as?: PresetName;
  /** Steps in their order. */
  steps?: readonly StepName[];
  /**
   * Variable part of the text: what follows a colon, or the message of the card provider. A text of the server need
   * not be named: it is in the contract's example.
   */
  says?: string;
  /** Why Prism cannot reproduce it; undefined when it can. */
  mswOnly?: string;
};

/** Where a text shows: in a section, in place of the page's content, beside a form, as a toast or notice, or in the log. */
export type Surface = 'section' | 'page' | 'form' | 'toast' | 'notice' | 'log';

/**
 * How a catalogue entry is reproduced. `also` has further causes, each as another example or fault of the same call, or
 * as a difference from the first cause.
 */
export type Scenario = Cause & {
  surface: Surface;
  /** Where on the site the error shows. */
  place: string;
  also?: readonly (string | Partial<Cause>)[];
};
