/** What a browser under test can do, whoever drives it. */

/** An element of the page, used as a visitor does. */
export type Control = {
  click(): Promise<void>;
  /** Types at the end of what is there. */
  type(text: string): Promise<void>;
  upload(file: string): Promise<void>;
};

export type Driver = {
  /** Name and version. */
  name: string;
  open(url: string): Promise<void>;
  /** Runs a self-contained function in the page; arguments and result are JSON. */
  run<Words extends string[], Result>(
    job: (...words: Words) => Result,
    ...words: Words
  ): Promise<Result>;
  /** The element that such a function finds; null if there is none. */
  find<Words extends string[]>(
    job: (...words: Words) => Element | null,
    ...words: Words
  ): Promise<Control | null>;
  /** Console errors and uncaught errors since the last call. */
  takeProblems(): Promise<string[]>;
  close(): Promise<void>;
};
