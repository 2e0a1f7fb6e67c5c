/** What the edge itself answers to a call that it does not pass on, in words that the site's forms can show. */

/** Texts by status. */
export const problemTexts = {
  403: 'This request did not come from the website.',
  404: 'There is no such call.',
  405: 'This call does not take that method.',
  413: 'This is too large to be sent.',
  429: 'Too many requests. Please wait a minute and try again.',
  502: 'The service cannot be reached at the moment. Please try again later.',
  504: 'The service did not answer in time. Please try again later.',
} as const;

/** A status that the edge answers with on its own. */
export type ProblemStatus = keyof typeof problemTexts;

/**
 * The field that a form reads its text from, by path; the first that fits counts. The contact form takes a `message`
 * for a success even at a failure status, so it must never see one from here.
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
