/** A conformance run: preflight, rules, report. */
import type { OperationId } from '../../openapi/generated/operations.ts';
import { checkExchange } from './checks/response.ts';
import { createClient } from './client.ts';
import { learnCredential, learnFrom } from './collectSecrets.ts';
import type { Exchange } from './exchange.ts';
import { CannotRun, type Options } from './options.ts';
import { isAsked, isNamed, notNamed, type PlannedRule, planRules, resolveNames } from './plan.ts';
import { preflight } from './preflight.ts';
import { buildReport, type Report, type TriedRule } from './report.ts';
import { createRun, Ended, type RunState, type SkippedStep, Stop } from './rule.ts';
import { createTestData, listCreated } from './testData.ts';
import type { StepViolation } from './violations.ts';

type Counts = (operation: OperationId) => boolean;

/** Called during a run, with masked texts of the server. */
export type Observer = {
  /** `counts` is false for operations whose violations do not count, because `--only` does not select them. */
  onExchange(exchange: Exchange, violations: StepViolation[], counts: Counts): void;
  /** Violations found by comparing responses, at the end of each rule. */
  onNotes(violations: StepViolation[], counts: Counts): void;
  onSkipped(steps: SkippedStep[]): void;
};

/** Why nothing that `--only` selects was tried. */
function explainNothing({ only }: Options, skipped: SkippedStep[]): string {
  const reasons = skipped
    .filter(({ rule, operation, reason }) => isNamed(only, rule, operation) && reason !== notNamed)
    .map(({ reason }) => reason);
  return `Nothing of --only ${only.join(', ')} could be tried: ${[...new Set(reasons)].join('; ')}.`;
}

/**
 * Runs all rules and returns the masked report. Throws `CannotRun` when the run cannot start. Aborting `interruption`
 * ends the run with an incomplete report.
 */
export async function runConformance(
  asked: Options,
  observer: Observer,
  interruption = new AbortController().signal,
): Promise<Report> {
  const options = { ...asked, only: resolveNames(asked.only) };
  const { agency, hrms, readOnly, only, basicAuth } = options;
  const startedAt = new Date();
  const plan = planRules(options);
  const leftOut = plan.flatMap(({ skipped }) => skipped);
  const isPossible = plan.some(({ rule, calls }) =>
    calls.some(({ id }) => isNamed(only, rule.id, id)),
  );
  if (!isPossible) throw new CannotRun(explainNothing(options, leftOut));
  if (basicAuth) learnCredential(basicAuth);

  const state: RunState = { options, data: createTestData(), seen: new Map(), rows: new Map() };
  let last: Exchange | null = null;
  const counts: Counts = (id) => isAsked(id, only);
  const onExchange = (exchange: Exchange) => {
    learnFrom(exchange);
    const violations = checkExchange(exchange);
    state.seen.set(exchange, violations);
    observer.onExchange(exchange, violations, counts);
  };
  const onLast = (exchange: Exchange) => {
    last = exchange;
  };
  const client = createClient(options, { onExchange, onLast }, interruption);

  const skipped: SkippedStep[] = [];
  let fault: string | null = null;

  async function tryRule({ rule, calls, skipped: planned }: PlannedRule): Promise<TriedRule> {
    const before = state.seen.size;
    const notes: StepViolation[] = [];
    const late = [...planned];
    const onSkipped = (step: SkippedStep) => late.push(step);
    const onNote = (violation: StepViolation) => notes.push(violation);
    try {
      if (client.ended.aborted) throw new Ended();
      const run = createRun(rule, { client, state, calls, onSkipped, onNote });
      if (calls.length > 0) await rule.check(run);
      const isSilent = state.seen.size === before && notes.length === 0 && late.length === 0;
      // A server need not name any file.
      if (isSilent && !client.ended.aborted && rule.id !== 'media')
        fault ??= `The rule ${rule.id} tried nothing.`;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      const made = [...state.seen.keys()].slice(before);
      const tried = new Set(made.map(({ step }) => step.operation.id));
      for (const { id } of calls) {
        if (tried.has(id) && !rule.isStory) continue;
        late.push({ rule: rule.id, step: '', operation: id, reason: error.message });
      }
    }
    skipped.push(...late);
    observer.onNotes(notes, counts);
    observer.onSkipped(late.filter(({ reason }) => reason !== notNamed));
    const { id, promise } = rule;
    const reasons = [...new Set(late.map(({ reason }) => reason))];
    return { id, promise, requests: state.seen.size - before, skipped: reasons };
  }

  try {
    await preflight(client, options);
    observer.onSkipped(leftOut.filter(({ reason }) => reason === notNamed));
    const rules: TriedRule[] = [];
    for (const each of plan) rules.push(await tryRule(each));
    const exchanges = [...state.seen.keys()];
    const isTried = exchanges.some(({ step }) => isNamed(only, step.rule, step.operation.id));
    if (!isTried) fault ??= explainNothing(options, skipped);
    return buildReport({
      ...{ agency, hrms, readOnly, only, exchanges, skipped, rules },
      marker: state.data.marker,
      waited: client.waited(),
      startedAt: startedAt.toISOString(),
      duration: Date.now() - startedAt.getTime(),
      counts,
      end: client.ended.aborted ? String(client.ended.reason) : fault,
      violations: [...state.seen.values()].flat(),
      created: listCreated(last ? [...exchanges, last] : exchanges),
    });
  } finally {
    client.close();
  }
}
