/** The outcome that the tab's scenario gives a call. */
import { operations } from '#contract/generated/operations.ts';
import type { Operation } from '#contract/listExamples.ts';
import type { Outcome } from '../backend.ts';
import { examplesOf } from '../responses/recorded.ts';
import { playConnection } from './connections.ts';
import { takeRule } from './tab.ts';
import { isOperationId } from './targets.ts';

/** The example or fault that the next rule for a call chooses; counts the rule. */
function takeChoice(id: Operation['id'] | 'logout'): Outcome | undefined {
  const choice = takeRule(id)?.choice;
  if (choice === undefined) return undefined;
  const examples = isOperationId(id) ? examplesOf(operations[id]) : [];
  const example = examples.find(({ name }) => name === choice);
  return example ? { status: example.status, example: choice } : { fault: choice };
}

/**
 * Takes the outcome of the next call of an operation or the edge's logout, with the latency and the connection of every
 * call. `own` is what the call has chosen itself, for which no rule counts.
 */
export function takeOutcome(operation: Operation | 'logout', own?: Outcome): Outcome {
  const chosen = own ?? takeChoice(operation === 'logout' ? operation : operation.id);
  const latency = Number(takeRule('latency')?.choice ?? 0);
  const { delayMs = 0, ...lost } = playConnection(takeRule('profile')?.choice ?? '');
  return { ...(chosen ?? lost), delayMs: latency + delayMs };
}
