/** Builds the report of a run: requests, violations, unseen statuses and skipped steps by operation. */
import { edgeExamples } from '../../contract/edgeExamples.ts';
import { documentedStatus } from '../../contract/listExamples.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { type Exchange, isResponse, isSuccess, placeOf, statusOf } from './exchange.ts';
import type { Options } from './options.ts';
import { showUrl, toCurl } from './report/curl.ts';
import type { SkippedStep } from './rule.ts';
import { mask } from './secrets.ts';
import { groupViolations, type Occurrence, type StepViolation } from './violations.ts';

/** A recorded request. `status` is null without a complete response; `duration` in milliseconds. */
export type Trial = ReturnType<typeof toTrial>;

/** Results of one operation. */
export type OperationReport = ReturnType<typeof reportOperation>;

/** A violation with its occurrences, at least one. */
export type ReportedViolation = OperationReport['violations'][number];

/**
 * Outcome of an operation; `noted`: has violations, but `--only` does not select it; `unproven`: only refusals were seen.
 */
type OperationOutcome = 'conforms' | 'violations' | 'noted' | 'unproven' | 'not tried';

/** The content of report.json. */
export type Report = ReturnType<typeof buildReport>;

/** A rule with the number of its requests, and its reasons for skipping calls. */
export type TriedRule = Record<'id' | 'promise', string> & { requests: number; skipped: string[] };

/** Everything a run collected. */
export type RunResult = Pick<Options, 'agency' | 'hrms' | 'readOnly' | 'only'> & {
  startedAt: string;
  duration: number;
  rules: TriedRule[];
  /** Seconds that the run waited because a server asked for it. */
  waited: number;
  /** Why the run ended early; null when it did not. */
  end: string | null;
  /** The test data left on the servers; all its names begin with `marker`. */
  created: string[];
  marker: string;
  /** Whether the violations of an operation count. */
  counts: (id: OperationId) => boolean;
  exchanges: Exchange[];
  violations: StepViolation[];
  skipped: SkippedStep[];
};

/** Characters shown of a response. */
const maxExcerpt = 300;

/** Response times in milliseconds; null without requests. */
function measure(exchanges: Exchange[]) {
  const sorted = exchanges.map(({ duration }) => duration).sort((one, other) => one - other);
  const at = (part: number) => Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
  return sorted.length > 0 ? { median: at(0.5), max: at(1) } : null;
}

const isIn = ({ step }: Exchange, place: { rule: string; step: string }): boolean =>
  place.rule === step.rule && place.step === step.name;

/** The header that a violation is about, or the start of the body. */
function excerptOf({ result }: Exchange, field: string): string {
  if (!isResponse(result)) return '';
  const [, header] = /^header ([\w-]+)/.exec(field) ?? [];
  const values = result.headers[header?.toLowerCase() ?? ''];
  if (values) return values.map((value) => `${header}: ${mask(value, maxExcerpt)}`).join('\n');
  return mask(result.body.toString('utf8', 0, 50 * maxExcerpt), maxExcerpt);
}

function toTrial(exchange: Exchange, violations: StepViolation[]) {
  const { operation, ...place } = placeOf(exchange);
  const duration = Math.round(exchange.duration);
  const passed = !violations.some((each) => isIn(exchange, each));
  return { ...place, url: showUrl(exchange), duration, passed };
}

/** Documented statuses with the summaries of their examples, except those that only the edge sends. */
function listStatuses(id: OperationId) {
  return Object.entries(operations[id].examples).flatMap(([status, examples]) => {
    const own = Object.entries<string>(examples).filter(([name]) => !edgeExamples.includes(name));
    const meaning = [...new Set(own.map(([, summary]) => summary))].join('; ');
    return own.length > 0 ? [{ status, meaning }] : [];
  });
}

/** Documented statuses that no response had. */
function findNeverSeen(id: OperationId, exchanges: Exchange[]) {
  const calls = exchanges.filter(({ step }) => !step.file);
  const seen = calls.map((each) => documentedStatus(operations[id].examples, statusOf(each) ?? 0));
  return listStatuses(id).filter(({ status }) => !seen.includes(status));
}

function reportOperation(id: OperationId, run: RunResult) {
  const { api, method, path, summary, screens } = operations[id];
  const facts = { id, api, method, path, summary, screens: [...screens] };
  const exchanges = run.exchanges.filter(({ step }) => step.operation.id === id);
  const all = run.violations.filter(({ operation }) => operation === id);
  const skipped = run.skipped.filter(({ operation }) => operation === id);
  /** An occurrence with a curl command to repeat it and an excerpt of the response. */
  const report = (occurrence: Occurrence) => {
    const made = exchanges.find((exchange) => isIn(exchange, occurrence));
    const response = made ? excerptOf(made, occurrence.field) : '';
    return { ...occurrence, curl: made ? toCurl(made) : '', response };
  };
  const violations = groupViolations(all).map(({ operation, seen, ...violation }) => {
    return { ...violation, seen: seen.map(report) };
  });
  const isTried = exchanges.length > 0;
  const isProven = exchanges.some((each) => !each.step.file && isSuccess(each));
  let outcome: OperationOutcome = isProven ? 'conforms' : isTried ? 'unproven' : 'not tried';
  if (violations.length > 0) outcome = run.counts(id) ? 'violations' : 'noted';
  return {
    ...facts,
    outcome,
    violations,
    isProven,
    trials: exchanges.map((exchange) => toTrial(exchange, all)),
    neverSeen: findNeverSeen(id, exchanges),
    skipped: skipped.map(({ operation, ...step }) => step),
  };
}

/** How much was tried: calls that succeeded, documented statuses that were seen, rules and requests. */
function countTried(list: OperationReport[], { rules, exchanges }: RunResult) {
  const statuses = list.flatMap(({ id }) => listStatuses(id)).length;
  const unseen = list.flatMap(({ neverSeen }) => neverSeen).length;
  return {
    calls: [list.filter(({ isProven }) => isProven).length, list.length],
    statuses: [statuses - unseen, statuses],
    rules: [rules.filter(({ requests }) => requests > 0).length, rules.length],
    requests: exchanges.length,
  };
}

/** Builds the report. */
export function buildReport(run: RunResult) {
  const { counts, exchanges, violations: all, skipped, ...facts } = run;
  const list = (Object.keys(operations) as OperationId[]).map((id) => reportOperation(id, run));
  const violations = list
    .filter(({ outcome }) => outcome === 'violations')
    .reduce((sum, { violations }) => sum + violations.length, 0);
  const verdict = violations > 0 ? ('violations' as const) : ('conforms' as const);
  const outcome = run.end === null ? verdict : ('incomplete' as const);
  const tried = countTried(list, run);
  return { ...facts, outcome, violations, tried, operations: list, times: measure(exchanges) };
}
