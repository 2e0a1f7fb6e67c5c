/** Failures of the card provider's script, which no contract describes, by name: `?mock=stripe:notLoaded`. */
export const stripeFaults = {
  notLoaded: "The card provider's script does not load; it is asked for twice before that shows",
  elementMissing: 'The script loads, but its card form never stands in the page',
} as const;

/** Name of such a failure. */
export type StripeFault = keyof typeof stripeFaults;
