/** Faults of the card provider's script: `?mock=stripe:notLoaded`. */
export const stripeFaults = {
  notLoaded: "The card provider's script does not load; it is asked for twice before that shows",
  elementMissing: 'The script loads, but its card form never stands in the page',
} as const;

export type StripeFault = keyof typeof stripeFaults;
