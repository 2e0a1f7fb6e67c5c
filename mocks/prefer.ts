/** Reads the `Prefer` header by which a request chooses its answer, the same way Prism does. */
import { listExamples, type Operation } from '#contract/listExamples.ts';

/** Which requests a default handler answers: only those that choose an example, or every one. */
export type HandlerMode = 'preferred' | 'default';

/** What a request asks for. All fields are absent on an ordinary request. */
export type Preference = { code?: number; example?: string; fault?: string };

/** `Prefer: code=404, example=serviceNotFound` → its parts. Unknown preferences are ignored (RFC 7240). */
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

/**
 * Name of the example with which a default handler answers, or null when it leaves the request to the next handler.
 * A preference that names nothing in the contract selects nothing; `unknownPreference` answers it.
 */
export function selectExample(
  request: Request,
  operation: Operation,
  mode: HandlerMode,
): string | null {
  const { code, example } = readPreference(request);
  const examples = listExamples(operation);
  if (code === undefined && example === undefined) {
    return mode === 'default' ? (examples[0]?.name ?? null) : null;
  }
  const match = examples.find(
    ({ name, status }) =>
      (example === undefined || name === example) && (code === undefined || status === code),
  );
  return match?.name ?? null;
}
