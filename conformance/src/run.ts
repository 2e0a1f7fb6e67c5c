/** A run: reachable, what the contract says, rules and stories in order, report. */
import { closest } from 'fastest-levenshtein';
import { isPersonal } from '../../contract/isPersonal.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { checkExchange } from './checks/response.ts';
import { createClient, Skip } from './client.ts';
import { type Exchange, isWrite, type Operation, type StepViolation } from './exchange.ts';
import { CannotRun, type Options } from './options.ts';
import { requireReachable } from './reachable.ts';
import { buildReport, type Report } from './report.ts';
import {
  callsWith,
  createRun,
  inParallel,
  type Rule,
  refuseCall,
  type SkippedStep,
} from './rule.ts';
import { credential, csrfTokens, origins, sessions, tokens } from './rules/access.ts';
import { filters } from './rules/filters.ts';
import { limits } from './rules/limits.ts';
import { lists, records } from './rules/lists.ts';
import { media } from './rules/media.ts';
import { addCredential, addSecretsOf } from './secrets.ts';
import { applications } from './stories/applications.ts';
import { candidate } from './stories/candidate.ts';
import { profile } from './stories/profile.ts';
import { resume } from './stories/resume.ts';
import { accounts, payments } from './stories/subscriber.ts';
import { texts } from './stories/texts.ts';
import { subscribersTogether, together } from './stories/together.ts';
import { createTestData, type RunState } from './testData.ts';

/**
 * All rules in the order of a run; later rules use data that earlier ones have read. Rules that stand together are tried
 * at the same time, and so are the calls of a rule that stands alone.
 */
const stages: Rule[][] = [
  ...[[lists], [records], [filters], [media], [credential], [sessions], [tokens]],
  [candidate, profile, payments, applications, accounts, resume, texts, csrfTokens, origins],
  ...[[limits], [together, subscribersTogether]],
];

export const rules = stages.flat();

const ruleIds = rules.map(({ id }) => id);

/** Called during a run, with masked texts of the server. */
export type Observer = {
  onExchange(exchange: Exchange, violations: StepViolation[]): void;
  /** A violation found beyond the schema, such as by comparing responses. */
  onNote(violation: StepViolation): void;
  onSkipped(steps: SkippedStep[]): void;
};

/** Reason for skipping a call that `--only` does not select. */
export const notNamed = 'not among --only';

/** Checks that typed names are those of rules or calls. Throws `CannotRun` for an unknown one. */
export function resolveNames(typed: string[]): string[] {
  const known = [...ruleIds, ...Object.keys(operations)];
  const unknown = typed.find((name) => !known.includes(name));
  if (unknown === undefined) return [...new Set(typed)];
  const nearest = closest(unknown, known);
  throw new CannotRun(`--only: there is no rule or call "${unknown}"; the nearest is ${nearest}.`);
}

/** True if `--only` has one of these names, or is empty. */
const isNamed = (only: string[], ...names: string[]): boolean =>
  only.length === 0 || names.some((name) => only.includes(name));

/** The calls of a rule that may be tried, and the skipped ones; a story is tried completely or not at all. */
export function planRule(rule: Rule, options: Options) {
  const all = rule.calls.map((id) => operations[id]);
  // The lists are always read, because other rules need them.
  const isWanted = ({ id }: Operation) => rule.id === 'lists' || isNamed(options.only, rule.id, id);
  const isWhole = rule.isStory && all.some(isWanted);
  const obstacle = rule.isStory && all.map((each) => refuseCall(each, options)).find(Boolean);
  const reasonOf = (each: Operation) =>
    isWhole || isWanted(each) ? obstacle || refuseCall(each, options) : notNamed;
  const skipped = all.flatMap((each): SkippedStep[] => {
    const reason = reasonOf(each);
    return reason ? [{ rule: rule.id, operation: each.id, reason }] : [];
  });
  return { calls: all.filter((each) => !reasonOf(each)), skipped };
}

/** True for a call whose violations are reported: `--only` names it, or a rule that tries it. */
const isReported = (id: OperationId, only: string[]): boolean =>
  isNamed(only, id) || rules.some((rule) => only.includes(rule.id) && rule.calls.includes(id));

/** Why nothing that `--only` selects was tried. */
function explainNothing(only: string[], skipped: SkippedStep[]): string {
  const reasons = skipped.map(({ reason }) => reason).filter((reason) => reason !== notNamed);
  return `Nothing of --only ${only.join(', ')} could be tried: ${[...new Set(reasons)].join('; ')}.`;
}

/** The options with known names; calls that everybody may read are tried without a write. */
function resolveOptions(asked: Options): Options {
  const only = resolveNames(asked.only);
  const readable = callsWith((each) => !isWrite(each) && !isPersonal(each)) as string[];
  const isReading = only.length > 0 && only.every((name) => readable.includes(name));
  return { ...asked, only, readOnly: asked.readOnly || isReading };
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
  const { only, basicAuth, concurrency } = options;
  const startedAt = new Date();
  const skipped: SkippedStep[] = [];
  if (basicAuth) addCredential(basicAuth);
  const state: RunState = { options, data: createTestData(), seen: new Map(), rows: new Map() };
  const onExchange = (exchange: Exchange) => {
    addSecretsOf(exchange);
    // The request that ended the run is no violation, but it may have left data.
    const violations = client.ended.aborted ? [] : checkExchange(exchange);
    state.seen.set(exchange, violations);
    const shown = isReported(exchange.step.operation.id, only) ? violations : [];
    if (!client.ended.aborted) observer.onExchange(exchange, shown);
  };
  const onNote = (violation: StepViolation) => {
    if (isReported(violation.operation, only)) observer.onNote(violation);
  };
  const client = createClient(options, onExchange, interruption);

  async function tryRule(rule: Rule, max: number) {
    const { calls, skipped: late } = planRule(rule, options);
    const onSkipped = (step: SkippedStep) => late.push(step);
    try {
      const run = createRun(rule, { client, state, calls, max, onSkipped, onNote });
      if (calls.length > 0) await rule.check(run);
    } catch (error) {
      if (!(error instanceof Skip)) throw error;
      const tried = [...state.seen.keys()].filter(({ step }) => step.rule === rule.id);
      for (const { id } of calls) {
        if (!rule.isStory && tried.some(({ step }) => step.operation.id === id)) continue;
        late.push({ rule: rule.id, operation: id, reason: error.message });
      }
    }
    skipped.push(...late);
    observer.onSkipped(late);
  }

  try {
    await requireReachable(client, options);
    for (const stage of stages) {
      const max = stage.length === 1 ? concurrency : 1;
      await inParallel(stage, concurrency, (rule) => tryRule(rule, max));
    }
    const seen = [...state.seen].map(([exchange, found]): [Exchange, StepViolation[]] => {
      return [exchange, isReported(exchange.step.operation.id, only) ? found : []];
    });
    // Files are no calls.
    const isTried =
      isNamed(only, media.id) ||
      seen.some(([{ step }]) => isNamed(only, step.rule, step.operation.id));
    const nothing = isTried ? null : explainNothing(only, skipped);
    const end = client.ended.aborted ? String(client.ended.reason) : nothing;
    const { marker } = state.data;
    return buildReport({ options, seen, skipped, rules: ruleIds, marker, startedAt, end });
  } finally {
    client.close();
  }
}
