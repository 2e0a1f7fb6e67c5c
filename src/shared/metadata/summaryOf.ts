import { shorten } from '#shared/lib/plainText.ts';

/** Search engines show about as many characters. */
const descriptionLength = 155;

/** Meta description from a text; '' without one. */
export const summaryOf = (text: string | null): string =>
  shorten((text ?? '').replace(/\s+/g, ' '), descriptionLength);
