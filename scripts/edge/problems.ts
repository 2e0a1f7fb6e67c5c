/** The edge's own error responses, with texts that the site's forms can show. */

export const problemTexts = {
  403: 'This request did not come from the website.',
  404: 'There is no such call.',
  405: 'This call does not take that method.',
  413: 'This is too large to be sent.',
  429: 'Too many requests. Please wait a minute and try again.',
  502: 'The service cannot be reached at the moment. Please try again later.',
  504: 'The service did not answer in time. Please try again later.',
} as const;

/** Status of an error response of the edge. */
export type ProblemStatus = keyof typeof problemTexts;

/**
 * The field that a form reads the error text from, by path; the first match counts. The contact form treats a `message`
 * as success whatever the status, so its errors must not have that field.
 */
export const problemFields: readonly (readonly [pattern: string, field: string])[] = [
  ['^/api/careers/', 'message'],
  ['^/hrms/(auth|dj-rest-auth)/', 'detail'],
];

/** Field for every other path. */
export const commonProblemField = 'error';

const fields = problemFields.map(([pattern, field]) => [new RegExp(pattern), field] as const);

/** The JSON body for a path and a status. */
export function problemBody(path: string, status: ProblemStatus): string {
  const field = fields.find(([pattern]) => pattern.test(path))?.[1] ?? commonProblemField;
  return JSON.stringify({ [field]: problemTexts[status] });
}
