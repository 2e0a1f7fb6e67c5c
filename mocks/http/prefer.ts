/** The `Prefer` header, which selects a response over HTTP and on Prism; inside the mock a choice is an `Outcome`. */
import { documentedStatus, type Operation } from '#contract/listExamples.ts';
import type { Outcome } from '../call.ts';
import { examplesOf } from '../responses/recorded.ts';
import { isChoice } from '../scenario/targets.ts';
import { Refusal } from './incoming.ts';

/**
 * The outcome that `Prefer: code=404, example=serviceNotFound` or `fault=slow` selects; undefined without one. Unknown
 * names are ignored (RFC 7240). Throws a `Refusal` for a choice that the call does not have.
 */
export function parsePrefer({ headers }: Request, operation: Operation): Outcome | undefined {
  const pairs = (headers.get('prefer') ?? '').split(/[,;]/).map((part) => {
    const [key = '', value = ''] = part.split('=').map((text) => text.trim().replaceAll('"', ''));
    return [key.toLowerCase(), value];
  });
  const { code, example, fault }: Record<string, string> = Object.fromEntries(pairs);
  if (fault) {
    if (isChoice(operation.id, fault)) return { fault };
    throw new Refusal(501, `There is no fault named ${fault}.`);
  }
  if (!code && !example) return undefined;
  const all = examplesOf(operation);
  const covering = documentedStatus(operation.examples, Number(code));
  const found = all.find(
    ({ name, documented }) =>
      (!example || name === example) && (!code || documented === covering || documented === code),
  );
  if (found) return { status: Number(code ?? found.status), example: found.name };
  const names = all.map(({ name, status }) => `${name} (${status})`).join(', ');
  throw new Refusal(501, `${operation.id} has no such example. It has ${names}.`);
}

/** The value of the header for an outcome. */
export const writePrefer = ({ status, example }: Outcome): string =>
  `code=${status}, example=${example}`;
