import { plainText, shorten } from '#shared/lib/plainText.ts';

/** Search engines show about as many characters of a description. */
const descriptionLength = 155;

/** A meta description from HTML or text; '' when there are no words in it. */
export const summaryOf = (html: string | undefined): string =>
  shorten(plainText(html ?? ''), descriptionLength);
