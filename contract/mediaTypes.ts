/** How content types are compared and read. */

/** The content type without parameters, in lower case: `Text/CSV; header=present` → `text/csv`. */
export const mediaTypeOf = (contentType: string): string =>
  contentType.split(';', 1).join().trim().toLowerCase();

export const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);

export const isForm = (mediaType: string): boolean =>
  mediaType === 'multipart/form-data' || mediaType === 'application/x-www-form-urlencoded';
