/** The content type without parameters, in lower case: `Text/CSV; header=present` → `text/csv`. */
export const mediaTypeOf = (contentType: string): string =>
  contentType.split(';', 1).join().trim().toLowerCase();

export const isJson = (mediaType: string): boolean => /[/+]json$/.test(mediaType);
