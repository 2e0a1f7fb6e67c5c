import { plainText, shorten } from '#shared/lib/plainText.ts';

/** Search engines show about as many characters. */
const descriptionLength = 155;

/** Meta description from HTML; '' when it has no text. */
export const summaryOf = (html: string | undefined): string =>
  shorten(plainText(html ?? ''), descriptionLength);
