/** A run: reachable, what the contract says, rules and stories in order, report. */
import { closest } from 'fastest-levenshtein';
import { isPersonal } from '../../contract/isPersonal.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { checkExchange } from './checks/response.ts';
import { createClient } from './client.ts';
import { type Exchange, type Finding, isWrite, type Operation } from './exchange.ts';
import { inParallel } from './inParallel.ts';
import { parseBody } from './json.ts';
import { CannotRun, type Options } from './options.ts';
import { requireReachable } from './reachable.ts';
import { buildReport, type Report } from './report.ts';
import { callsWith, createRun, type Rule, refuseCall, type StepListener } from './rule.ts';
import { credential, csrfTokens, origins, sessions } from './rules/access.ts';
import { filters } from './rules/filters.ts';
import { limits } from './rules/limits.ts';
import { detailRecords, lists } from './rules/lists.ts';
import { media } from './rules/media.ts';
import { addCredential, addSecretsOf } from './secrets.ts';
import { applications } from './stories/applications.ts';
import { candidate } from './stories/candidate.ts';
import { profile } from './stories/profile.ts';
import { resumeFile } from './stories/resume.ts';
import { accounts, payments } from './stories/subscriber.ts';
import { texts } from './stories/texts.ts';
import { subscribersTogether, together } from './stories/together.ts';
import { createTestData, type RunState } from './testData.ts';

/**
 * All rules in the order of a run; later rules use data that earlier ones have read. Rules that stand together are tried
 * at the same time, and so are the calls of a rule that stands alone.
 */
const stages: Rule[][] = [
  ...[[lists], [detailRecords], [filters], [media], [credential], [sessions]],
  [candidate, profile, payments, applications, accounts, resumeFile, texts, csrfTokens, origins],
  ...[[limits], [together, subscribersTogether]],
];

export const rules = stages.flat();

/** Checks that typed names are those of rules or calls. Throws `CannotRun` for an unknown one. */
export function resolveNames(typed: string[]): string[] {
  const known = [...rules.map(({ id }) => id), ...Object.keys(operations)];
  const unknown = typed.find((name) => !known.includes(name));
  if (unknown === undefined) return [...new Set(typed)];
  const nearest = closest(unknown, known);
  throw new CannotRun(`--only: there is no rule or call "${unknown}"; the nearest is ${nearest}.`);
}

/** True if `--only` has one of these names, or is empty. */
const isNamed = (only: string[], ...names: string[]): boolean =>
  only.length === 0 || names.some((name) => only.includes(name));

/** The calls of a rule that may be tried, and the skipped ones; a story is tried completely or not at all. */
export function planRule({ id: rule, calls, isStory }: Rule, options: Options) {
  // The lists are always read, because other rules need them.
  const wanted = calls.filter((id) => rule === 'lists' || isNamed(options.only, rule, id));
  const asked = isStory && wanted.length > 0 ? calls : wanted;
  const reasonOf = (id: OperationId) => refuseCall(operations[id], options);
  const obstacle = isStory && asked.map(reasonOf).find(Boolean);
  const skipped = asked.flatMap((operation) => {
    const reason = obstacle || reasonOf(operation);
    return reason ? [{ rule, operation, reason }] : [];
  });
  const tried = asked.filter((id) => skipped.every(({ operation }) => operation !== id));
  return { calls: tried.map((id): Operation => operations[id]), skipped };
}

/** The options with known names; calls that everybody may read are tried without a write. */
function resolveOptions(asked: Options): Options {
  const only = resolveNames(asked.only);
  const readable = callsWith((each) => !isWrite(each) && !isPersonal(each)) as string[];
  const isReading = only.length > 0 && only.every((name) => readable.includes(name));
  return { ...asked, only, readOnly: asked.readOnly || isReading };
}

/** Why nothing that `--only` selects was tried; null if something was. */
function explainNothing({ options: { only }, seen, skipped }: RunState): string | null {
  const steps = [...seen.keys()].map(({ step }) => step);
  const isTried = steps.some(({ rule, operation }) => isNamed(only, rule, operation.id));
  // Files are no calls.
  if (isTried || isNamed(only, media.id)) return null;
  const reasons = new Set(skipped.map(({ reason }) => reason));
  return `Nothing of --only ${only.join(', ')} could be tried: ${[...reasons].join('; ')}.`;
}

/**
 * Runs all rules and returns the masked report. Throws `CannotRun` when the run cannot start. Aborting `interruption`
 * ends the run with an incomplete report.
 */
export async function runConformance(
  asked: Options,
  onStep: StepListener = () => {},
  interruption = new AbortController().signal,
): Promise<Report> {
  const options = resolveOptions(asked);
  const { only, basicAuth, concurrency } = options;
  const startedAt = new Date();
  if (basicAuth) addCredential(basicAuth);
  const state: RunState = {
    ...{ options, data: createTestData(), seen: new Map(), rows: new Map(), skipped: [] },
    isReported: (id) =>
      isNamed(only, id) || rules.some((rule) => only.includes(rule.id) && rule.calls.includes(id)),
  };
  const onExchange = (exchange: Exchange) => {
    addSecretsOf(exchange, parseBody(exchange));
    // The request that ended the run is no violation, but it may have left data.
    const isJudged = !client.ended.aborted && state.isReported(exchange.step.operation.id);
    const seen = { own: [] as Finding[], noted: [] };
    state.seen.set(exchange, seen);
    if (isJudged) seen.own = checkExchange(exchange);
  };
  const client = createClient(options, onExchange, interruption);

  async function tryRule(rule: Rule, max: number) {
    const { calls, skipped } = planRule(rule, options);
    state.skipped.push(...skipped);
    if (calls.length === 0) return;
    const run = createRun(rule, { client, state, calls, max, onStep });
    const ids = calls.map(({ id }) => id);
    await run.attempt(ids, () => rule.check(run));
  }

  try {
    await requireReachable(client, options);
    for (const stage of stages) {
      const max = stage.length === 1 ? concurrency : 1;
      await inParallel(stage, concurrency, (rule) => tryRule(rule, max));
    }
    const { aborted, reason } = client.ended;
    return buildReport(state, startedAt, aborted ? String(reason) : explainNothing(state));
  } finally {
    client.close();
  }
}
