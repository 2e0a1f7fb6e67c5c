/** Resolves the names given with `--only`: workflows and operations. */
import { operations } from '../../openapi/generated/operations.ts';
import { nearestNames } from '../../openapi/nearestNames.ts';
import type { ArazzoDocument } from './arazzo.ts';
import { CannotRun } from './options.ts';
import type { Plan } from './workflows.ts';

/**
 * Maps typed names to workflows and operations; a step name selects its workflow or, for a step outside the workflows
 * such as `records.getService.3`, its call. Throws `CannotRun` for an unknown name.
 */
export function resolveNames(typed: string[], { workflows }: ArazzoDocument): string[] {
  const ids = workflows.map(({ workflowId }) => workflowId);
  const calls = Object.keys(operations);
  const known = [...ids, ...calls];
  const names = typed.map((name) => {
    const found = name.split('.', 2).find((part) => known.includes(part));
    if (found !== undefined) return found;
    const near = nearestNames(name, known);
    const rest =
      near.length > 0
        ? `the nearest are ${near.join(', ')}`
        : `the workflows are ${ids.join(', ')}, the calls ${calls.join(', ')}`;
    throw new CannotRun(`--only: there is no workflow or call named "${name}"; ${rest}.`);
  });
  return [...new Set(names)];
}

/** Why nothing selected by `--only` was executed, as a sentence; null when something was, or without `--only`. */
export function explainNothing(
  { steps, skipped }: Pick<Plan, 'steps' | 'skipped'>,
  only: string[],
): string | null {
  const isNamed = (...names: string[]) => names.some((name) => only.includes(name));
  if (only.length === 0) return null;
  if (steps.some(({ workflowId, operation }) => isNamed(workflowId, operation.id))) return null;
  const reasons = skipped
    .filter(({ workflowId, operation }) => isNamed(workflowId, operation))
    .map(({ reason }) => reason);
  return `Nothing of --only ${only.join(', ')} could be tried: ${[...new Set(reasons)].join('; ')}.`;
}
