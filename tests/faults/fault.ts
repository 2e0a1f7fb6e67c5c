/** What a row of the matrix is. */
import type { BrowserContext, Page } from '@playwright/test';
import type { Outcome, Screen } from './screens.ts';
import type { Answer, Script } from './server.ts';

/** What a fault can work with. `page` is the one that is looked at in the end. */
export type Cell = {
  screen: Screen;
  context: BrowserContext;
  page: Page;
  script: Script;
  origin: string;
};

/** A fault: what it does to a screen, and what the site has to make of it. */
export type Fault = {
  name: string;
  /** How the screen's calls are answered; left out where the backend is well. */
  answer?: Answer;
  /** What the calls come to; without it only that the site goes on working. */
  outcome?: Outcome | ((screen: Screen) => Outcome | undefined);
  /** Before the page opens. */
  prepare?: (cell: Cell) => Promise<unknown>;
  /** How the visitor comes to the screen and what they do there, in place of opening it. Gives what went wrong. */
  visit?: (cell: Cell) => Promise<string[]>;
  /** Screens that it is about; all without it. */
  on?: (screen: Screen) => boolean;
  /** Takes many seconds of waiting, so that all screens are tried at once. */
  long?: true;
  /** Keeps the processor busy for seconds, and so is no part of the sample. */
  heavy?: true;
};

/** A screen with a form. */
export const isForm = ({ steps }: Screen): boolean => steps !== undefined;
