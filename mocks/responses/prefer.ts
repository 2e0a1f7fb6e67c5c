/** Reads the `Prefer` header, which selects a response, as Prism does. */
import {
  documentedStatus,
  type ExampleTable,
  type ListedExample,
  listExamples,
} from '#contract/listExamples.ts';

/** Parsed preferences; all undefined for a normal request. */
export type Preference = { code?: number; example?: string; fault?: string };

/** Parses `Prefer: code=404, example=serviceNotFound`. Unknown preferences are ignored (RFC 7240). */
export function readPreference(request: Request): Preference {
  const preference: Preference = {};
  for (const part of (request.headers.get('prefer') ?? '').split(/[,;]/)) {
    const [key, value] = part.split('=').map((text) => text.trim().replaceAll('"', ''));
    if (!value) continue;
    if (key === 'code') preference.code = Number(value);
    if (key === 'example') preference.example = value;
    if (key === 'fault') preference.fault = value;
  }
  return preference;
}

/** The examples that a preference selects (all without one), each with the status to send. */
export function findExamples(
  operation: { readonly examples: ExampleTable },
  { code, example }: Preference,
): ListedExample[] {
  const examples = listExamples(operation).filter(
    ({ name }) => example === undefined || name === example,
  );
  if (code === undefined) return examples;
  const covering = documentedStatus(operation.examples, code);
  // Examples of a range have a body, but these statuses never do.
  if ((code === 204 || code === 205) && covering !== String(code)) return [];
  return examples
    .filter(({ documented }) => documented === covering)
    .map((each) => ({ ...each, status: code }));
}
