/** What `--only` names: journeys, and calls wherever a journey makes them. */
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { nearestNames } from '#contract/nearestNames.ts';
import { CannotRun } from './cannotRun.ts';
import type { JourneysFile, Plan } from './journeys.ts';

/** Names as they were typed in, journeys and calls out; a step stands for its journey. Throws `CannotRun` at any other. */
export function resolveNames(typed: string[], { workflows }: JourneysFile): string[] {
  const journeys = workflows.map(({ workflowId }) => workflowId);
  const steps = workflows.flatMap(({ workflowId, steps: own }) =>
    own.map(({ stepId }): [string, string] => [`${workflowId}.${stepId}`, workflowId]),
  );
  const calls = Object.keys(operations);
  const surveyed = calls.map((call): [string, string] => [`survey.${call}`, call]);
  const known = [...journeys, ...calls];
  const meant = new Map([...steps, ...surveyed, ...known.map((name) => [name, name] as const)]);
  const names = typed.map((name) => {
    const found = meant.get(name);
    if (found !== undefined) return found;
    const near = nearestNames(name, known);
    const rest =
      near.length > 0
        ? `the nearest are ${near.join(', ')}`
        : `the journeys are ${journeys.join(', ')}, the calls ${calls.join(', ')}`;
    throw new CannotRun(`--only: there is no journey or call named "${name}"; ${rest}.`);
  });
  return [...new Set(names)];
}

/** Calls that are made when the server has everything: a breach elsewhere is not what `--only` asks for. */
export const namedCalls = ({ steps }: Plan): Set<OperationId> =>
  new Set(steps.map(({ operation }) => operation.id));

/** Why nothing of `--only` is made, as a sentence; null when something is, or when everything was asked for. */
export function explainNothing(
  { steps, skipped }: Pick<Plan, 'steps' | 'skipped'>,
  only: string[],
): string | null {
  const isNamed = (...names: string[]) => names.some((name) => only.includes(name));
  if (only.length === 0) return null;
  if (steps.some(({ journey, operation }) => isNamed(journey, operation.id))) return null;
  const reasons = skipped
    .filter(({ journey, operation }) => isNamed(journey, operation))
    .map(({ reason }) => reason);
  return `Nothing of --only ${only.join(', ')} could be tried: ${[...new Set(reasons)].join('; ')}.`;
}
