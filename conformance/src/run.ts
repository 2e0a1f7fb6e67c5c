/** A conformance run: preflight, rules, report. */

import { checkExchange } from './checks/response.ts';
import { createClient } from './client.ts';
import type { CheckedExchange, Exchange } from './exchange.ts';
import { learnCredential, learnFrom } from './learn.ts';
import { CannotRun, type Options } from './options.ts';
import { isAsked, notNamed, type PlannedRule, planRules, resolveNames } from './plan.ts';
import { preflight } from './preflight.ts';
import { buildReport, type Report, type TriedRule } from './report.ts';
import { createTestData, listCreated } from './testData.ts';
import { createTour, Ended, type SkippedStep, Stop, type World } from './tour.ts';
import type { StepViolation } from './violations.ts';

/** Called during a run; texts of a server are masked. */
export type Observer = {
  /** `isNote`: the violations do not count, because `--only` does not select the operation. */
  onExchange(exchange: Exchange, violations: StepViolation[], isNote: boolean): void;
  /** Violations found by a comparison of responses, once a rule is through. */
  onNotes(violations: StepViolation[]): void;
  onSkipped(steps: SkippedStep[]): void;
};

/** Why nothing that `--only` selects was sent; null when something was, or without `--only`. */
function explainNothing(
  { only }: Options,
  plan: PlannedRule[],
  skipped: SkippedStep[],
  world: World,
): string | null {
  if (only.length === 0) return null;
  const isNamed = (rule: string, call: string) => only.includes(rule) || only.includes(call);
  const isTried = world.records.some(({ exchange: { step } }) =>
    isNamed(step.rule, step.operation.id),
  );
  if (isTried) return null;
  const all = [...plan.flatMap((each) => each.skipped), ...skipped];
  const reasons = all
    .filter(({ rule, operation, reason }) => isNamed(rule, operation) && reason !== notNamed)
    .map(({ reason }) => reason);
  return `Nothing of --only ${only.join(', ')} could be tried: ${[...new Set(reasons)].join('; ')}.`;
}

/**
 * Runs all rules and gives the masked report. Throws `CannotRun` when the run cannot start. Aborting `interruption`
 * ends the run with an incomplete report.
 */
export async function runConformance(
  asked: Options,
  observer: Observer,
  interruption = new AbortController().signal,
): Promise<Report> {
  const options = { ...asked, only: resolveNames(asked.only) };
  const { agency, hrms, readOnly, only } = options;
  const startedAt = new Date();
  const plan = planRules(options);
  const world: World = { options, data: createTestData(), records: [], rows: new Map() };
  const isPossible = plan.some(({ rule, calls }) =>
    calls.some(({ id }) => only.length === 0 || only.includes(rule.id) || only.includes(id)),
  );
  const refusal = isPossible ? null : explainNothing(options, plan, [], world);
  if (refusal) throw new CannotRun(refusal);
  if (options.basicAuth) learnCredential(options.basicAuth);

  let last: Exchange | null = null;
  const client = createClient(
    options,
    {
      onExchange(exchange) {
        learnFrom(exchange);
        const record: CheckedExchange = { exchange, violations: checkExchange(exchange) };
        world.records.push(record);
        observer.onExchange(
          exchange,
          record.violations,
          !isAsked(exchange.step.operation.id, only),
        );
      },
      onLast(exchange) {
        last = exchange;
      },
    },
    interruption,
  );

  const skipped: SkippedStep[] = [];
  let fault: string | null = null;

  async function tryRule({ rule, calls, skipped: left }: PlannedRule): Promise<TriedRule> {
    const [before, notes]: [number, StepViolation[]] = [world.records.length, []];
    const late: SkippedStep[] = [...left];
    const tour = createTour(rule, {
      ...{ client, world, calls },
      onSkipped: (step) => late.push(step),
      onNote: (violation) => notes.push(violation),
    });
    const leaveOut = (reason: string) => {
      const tried = new Set(
        world.records.slice(before).map(({ exchange }) => exchange.step.operation.id),
      );
      for (const { id } of calls) {
        if (!tried.has(id) || rule.isStory)
          late.push({ rule: rule.id, step: '', operation: id, reason });
      }
    };
    try {
      if (client.ended.aborted) throw new Ended();
      if (calls.length > 0) await rule.run(tour);
      const isSilent = world.records.length === before && notes.length === 0 && late.length === 0;
      if (isSilent && !client.ended.aborted && rule.id !== 'media')
        fault ??= `The rule ${rule.id} tried nothing.`;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      leaveOut(error.message);
    }
    skipped.push(...late);
    observer.onNotes(notes);
    observer.onSkipped(late.filter(({ reason }) => reason !== notNamed));
    const requests = world.records.length - before;
    const reasons = [...new Set(late.map(({ reason }) => reason))];
    return { id: rule.id, promise: rule.promise, requests, skipped: reasons };
  }

  try {
    await preflight(client, options);
    const unnamed = plan.flatMap((each) => each.skipped);
    observer.onSkipped(unnamed.filter(({ reason }) => reason === notNamed));
    const tried: TriedRule[] = [];
    for (const each of plan) tried.push(await tryRule(each));
    const exchanges = world.records.map(({ exchange }) => exchange);
    return buildReport({
      ...{ agency, hrms, readOnly, only, exchanges, skipped },
      rules: tried,
      marker: world.data.marker,
      waited: client.waited(),
      startedAt: startedAt.toISOString(),
      duration: Date.now() - startedAt.getTime(),
      counts: (id) => isAsked(id, only),
      end: client.ended.aborted
        ? String(client.ended.reason)
        : (fault ?? explainNothing(options, plan, skipped, world)),
      violations: world.records.flatMap(({ violations }) => violations),
      created: listCreated(last ? [...exchanges, last] : exchanges),
    });
  } finally {
    client.close();
  }
}
