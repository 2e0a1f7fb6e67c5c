import type { BrowserContext, Page } from '@playwright/test';
import type { Outcome, Screen } from './screens.ts';
import type { Responder, Script } from './server.ts';

/** Everything a fault can use. `page` is checked at the end. */
export type Cell = {
  screen: Screen;
  context: BrowserContext;
  page: Page;
  script: Script;
  origin: string;
  /** What has gone wrong so far, as sentences. */
  problems: string[];
};

/** A fault and its expected outcome. */
export type Fault = {
  name: string;
  /** Responds to the screen's calls; undefined for normal responses. */
  responder?: Responder;
  /** Expected outcome; without it the site only has to keep working. */
  outcome?: Outcome | ((screen: Screen) => Outcome | undefined);
  /** Runs before the page opens. */
  prepare?: (cell: Cell) => Promise<unknown>;
  /** Replaces opening the screen and filling in its form. */
  visit?: (cell: Cell) => Promise<unknown>;
  /** Selects screens; all without it. */
  on?: (screen: Screen) => boolean;
  /** Waits for many seconds, so all screens run at once. */
  long?: true;
  /** Uses the CPU for seconds, so it is not in the sample. */
  heavy?: true;
};

/** True for a screen with a form. */
export const isForm = ({ steps }: Screen): boolean => steps !== undefined;

/** True for a screen with the card form. */
export const takesCards = ({ name }: Screen): boolean => name === 'payment' || name === 'recording';

/** The screen shows its content. */
export const fine: Outcome = { kind: 'fine' };

/** A screen without a form shows its content. */
export const fineWhereRead = (screen: Screen): Outcome | undefined =>
  isForm(screen) ? undefined : fine;
