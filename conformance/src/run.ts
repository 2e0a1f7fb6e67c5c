/** A run: reachable, what the contract says, rules and stories in order, report. */
import { isPersonal } from '../../contract/isPersonal.ts';
import { nearestNames } from '../../contract/nearestNames.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { checkExchange } from './checks/response.ts';
import { createClient } from './client.ts';
import { type Exchange, isWrite, type Operation } from './exchange.ts';
import { CannotRun, type Options } from './options.ts';
import { requireReachable } from './reachable.ts';
import { buildReport, type Report, type TriedRule } from './report.ts';
import { createRun, type Rule, type RunState, refuseCall, Skip, type SkippedStep } from './rule.ts';
import { credential, csrfTokens, origins, sessions, tokens } from './rules/access.ts';
import { bodies, limits } from './rules/bodies.ts';
import { filters } from './rules/filters.ts';
import { lists } from './rules/lists.ts';
import { media } from './rules/media.ts';
import { records } from './rules/records.ts';
import { addCredential, addSecretsOf } from './secrets.ts';
import { applications } from './stories/applications.ts';
import { candidate } from './stories/candidate.ts';
import { profile } from './stories/profile.ts';
import { resume } from './stories/resume.ts';
import { accounts, payments } from './stories/subscriber.ts';
import { together } from './stories/together.ts';
import { contact } from './stories/visitor.ts';
import { createTestData, listCreated } from './testData.ts';
import type { StepViolation } from './violations.ts';

/** All rules in the order of a run; later rules use data that earlier ones have read. */
export const rules: Rule[] = [
  ...[lists, records, filters, media, credential, sessions, tokens],
  ...[contact, candidate, profile, resume, applications, accounts, payments],
  ...[together, bodies, limits, csrfTokens, origins],
];

/** Called during a run, with masked texts of the server. */
export type Observer = {
  /** `counts` is false for operations whose violations do not count, because `--only` does not select them. */
  onExchange(exchange: Exchange, violations: StepViolation[], counts: boolean): void;
  /** Violations found by comparing responses, at the end of each rule. */
  onNotes(violations: StepViolation[], counts: Counts): void;
  onSkipped(steps: SkippedStep[]): void;
};

type Counts = (operation: OperationId) => boolean;

/** Reason for skipping a call that `--only` does not select. */
export const notNamed = 'not among --only';

/**
 * Maps typed names to rules and calls; the name of a step, such as `records.getService`, selects the call in it, else
 * its rule. Throws `CannotRun` for an unknown name.
 */
export function resolveNames(typed: string[]): string[] {
  const ids = rules.map(({ id }) => id);
  const calls = Object.keys(operations);
  const names = typed.map((name) => {
    const parts = name.split('.');
    const found = [...calls, ...ids].find((each) => parts.includes(each));
    if (found !== undefined) return found;
    const near = nearestNames(name, [...ids, ...calls]).join(', ');
    const all = `the rules are ${ids.join(', ')}, the calls ${calls.join(', ')}`;
    const rest = near ? `the nearest are ${near}` : all;
    throw new CannotRun(`--only: there is no rule or call named "${name}"; ${rest}.`);
  });
  return [...new Set(names)];
}

/** True if `--only` has one of these names, or is empty. */
const isNamed = (only: string[], ...names: string[]): boolean =>
  only.length === 0 || names.some((name) => only.includes(name));

/** A rule with the calls that may be tried, and the skipped ones with their reasons. */
type PlannedRule = { rule: Rule; calls: Operation[]; skipped: SkippedStep[] };

/** Plans a rule; a story is tried completely or not at all. */
export function planRule(rule: Rule, options: Options): PlannedRule {
  const all = rule.calls.map((id): { operation: Operation; reason: string | null } => {
    const operation = operations[id];
    // The lists are always read, because other rules need them.
    const isWanted = rule.id === 'lists' || isNamed(options.only, rule.id, id);
    return { operation, reason: isWanted ? refuseCall(operation, options) : notNamed };
  });
  const obstacle =
    rule.isStory && rule.calls.map((id) => refuseCall(operations[id], options)).find(Boolean);
  const isWhole = rule.isStory && all.some(({ reason }) => reason === null);
  const reasonOf = (reason: string | null) => (isWhole ? obstacle || null : reason);
  const skipped = all.flatMap(({ operation, reason }): SkippedStep[] => {
    const why = reasonOf(reason);
    return why ? [{ rule: rule.id, step: '', operation: operation.id, reason: why }] : [];
  });
  const calls = all.filter(({ reason }) => !reasonOf(reason)).map(({ operation }) => operation);
  return { rule, calls, skipped };
}

/** True for a call whose violations count: `--only` names it, or a rule that tries it. */
export const isCounted = (id: OperationId, only: string[]): boolean =>
  isNamed(only, id) || rules.some((rule) => only.includes(rule.id) && rule.calls.includes(id));

/** Why nothing that `--only` selects was tried. */
function explainNothing({ only }: Options, skipped: SkippedStep[]): string {
  const reasons = skipped
    .filter(({ rule, operation, reason }) => isNamed(only, rule, operation) && reason !== notNamed)
    .map(({ reason }) => reason);
  return `Nothing of --only ${only.join(', ')} could be tried: ${[...new Set(reasons)].join('; ')}.`;
}

/** The options with known names; calls that everybody may read are tried without a write. */
function resolveOptions(asked: Options): Options {
  const only = resolveNames(asked.only);
  const isReading = (name: string) => {
    const operation = operations[name as OperationId] as Operation | undefined;
    return operation !== undefined && !isWrite(operation) && !isPersonal(operation);
  };
  return { ...asked, only, readOnly: asked.readOnly || (only.length > 0 && only.every(isReading)) };
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
  const options = resolveOptions(asked);
  const { agency, hrms, readOnly, only, basicAuth } = options;
  const startedAt = new Date();
  const plan = rules.map((rule) => planRule(rule, options));
  const skipped: SkippedStep[] = [];
  const isPossible = plan.some(({ rule, calls }) =>
    calls.some(({ id }) => isNamed(only, rule.id, id)),
  );
  if (!isPossible) {
    const leftOut = plan.flatMap((each) => each.skipped);
    throw new CannotRun(explainNothing(options, leftOut));
  }
  if (basicAuth) addCredential(basicAuth);

  const state: RunState = { options, data: createTestData(), seen: new Map(), rows: new Map() };
  const last: Exchange[] = [];
  const counts: Counts = (id) => isCounted(id, only);
  const onExchange = (exchange: Exchange, isLast: boolean) => {
    if (isLast) {
      last.push(exchange);
      return;
    }
    addSecretsOf(exchange);
    const violations = checkExchange(exchange);
    state.seen.set(exchange, violations);
    observer.onExchange(exchange, violations, counts(exchange.step.operation.id));
  };
  const client = createClient(options, onExchange, interruption);
  let fault: string | null = null;

  async function tryRule({ rule, calls, skipped: planned }: PlannedRule): Promise<TriedRule> {
    const before = state.seen.size;
    const notes: StepViolation[] = [];
    const late = [...planned];
    const onSkipped = (step: SkippedStep) => late.push(step);
    const onNote = (violation: StepViolation) => notes.push(violation);
    try {
      if (client.ended.aborted) throw new Skip('the run ended before it');
      const run = createRun(rule, { client, state, calls, onSkipped, onNote });
      if (calls.length > 0) await rule.check(run);
      const isSilent = state.seen.size === before && notes.length === 0 && late.length === 0;
      // A server need not name any file.
      if (isSilent && !client.ended.aborted && rule.id !== 'media') {
        fault ??= `The rule ${rule.id} tried nothing.`;
      }
    } catch (error) {
      if (!(error instanceof Skip)) throw error;
      const made = [...state.seen.keys()].slice(before);
      const tried = new Set(made.map(({ step }) => step.operation.id));
      for (const { id } of calls) {
        if (tried.has(id) && !rule.isStory) continue;
        late.push({ rule: rule.id, step: '', operation: id, reason: error.message });
      }
    }
    skipped.push(...late);
    observer.onNotes(notes, counts);
    observer.onSkipped(late);
    const { id, promise } = rule;
    const reasons = [...new Set(late.map(({ reason }) => reason))];
    return { id, promise, requests: state.seen.size - before, skipped: reasons };
  }

  try {
    await requireReachable(client, options);
    const tried: TriedRule[] = [];
    for (const each of plan) tried.push(await tryRule(each));
    const exchanges = [...state.seen.keys()];
    const isTried = exchanges.some(({ step }) => isNamed(only, step.rule, step.operation.id));
    if (!isTried) fault ??= explainNothing(options, skipped);
    return buildReport({
      ...{ agency, hrms, readOnly, only, exchanges, skipped, rules: tried },
      marker: state.data.marker,
      waited: client.waited(),
      startedAt: startedAt.toISOString(),
      duration: Date.now() - startedAt.getTime(),
      counts,
      end: client.ended.aborted ? String(client.ended.reason) : fault,
      violations: [...state.seen.values()].flat(),
      created: listCreated([...exchanges, ...last]),
    });
  } finally {
    client.close();
  }
}
