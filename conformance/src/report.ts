/** Builds the report of a run: by operation, what was tried, violations, unseen statuses and skipped steps. */
import { edgeExamples } from '../../openapi/edgeExamples.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { toCurl } from './curl.ts';
import { type Api, type Exchange, isResponse, statusOf } from './exchange.ts';
import {
  type GroupedViolation,
  groupViolations,
  type Occurrence,
  type StepViolation,
} from './violations.ts';
import type { SkippedStep } from './workflows.ts';

/** A recorded request. `status` is null without a complete response; `duration` in milliseconds. */
export type Trial = {
  workflowId: string;
  step: string;
  description: string;
  url: string;
  status: number | null;
  duration: number;
  passed: boolean;
};

/** Response times in milliseconds. */
export type Times = { count: number; median: number; p95: number; max: number };

/** An occurrence with a curl command to repeat it and an excerpt of the response. */
export type ReportedOccurrence = Occurrence & { curl: string; response: string };

/** A violation with its occurrences, at least one. */
export type ReportedViolation = Omit<GroupedViolation, 'operation' | 'seen'> & {
  seen: ReportedOccurrence[];
};

/** Results of one operation. */
export type OperationReport = {
  id: OperationId;
  api: Api;
  method: string;
  path: string;
  summary: string;
  screens: string[];
  /** `noted`: has violations, but `--only` does not select it. */
  outcome: 'conforms' | 'violations' | 'noted' | 'not tried';
  violations: ReportedViolation[];
  trials: Trial[];
  neverSeen: { status: number; meaning: string }[];
  skipped: Omit<SkippedStep, 'operation'>[];
  times: Times | null;
};

/** Outcome of a run; `incomplete` when it ended early. */
export type Outcome = 'conforms' | 'violations' | 'incomplete';

/** The content of report.json. */
export type Report = {
  startedAt: string;
  duration: number;
  agency: string;
  hrms: string | null;
  readOnly: boolean;
  only: string[];
  outcome: Outcome;
  end: string | null;
  violations: number;
  operations: OperationReport[];
  created: string[];
  times: Times | null;
};

/** Everything a run collected. */
export type RunResult = Pick<Report, 'startedAt' | 'duration' | 'agency' | 'hrms' | 'readOnly'> & {
  only: string[];
  /** Masks secrets. */
  mask: (text: string) => string;
  /** Operations whose violations count; null for all. */
  named: ReadonlySet<OperationId> | null;
  end: string | null;
  exchanges: Exchange[];
  violations: StepViolation[];
  skipped: SkippedStep[];
  created: string[];
};

/** Characters of a response that are shown, and bytes that are read for them. */
const shown = 300;
const readable = 50 * shown;

function measure(exchanges: Exchange[]): Times | null {
  const sorted = exchanges.map(({ duration }) => duration).sort((one, other) => one - other);
  const count = sorted.length;
  const at = (index: number) => sorted[Math.min(count - 1, Math.floor(index))] ?? 0;
  if (count === 0) return null;
  const median = (at((count - 1) / 2) + at(count / 2)) / 2;
  const [p95, max] = [at(count * 0.95), at(count)];
  return { count, median: Math.round(median), p95: Math.round(p95), max: Math.round(max) };
}

/**
 * The header that a violation is about, or the start of the body. Masks before cutting off: half a secret would not be
 * recognised.
 */
function excerptOf({ result }: Exchange, field: string, mask: RunResult['mask']): string {
  if (!isResponse(result)) return '';
  const [, header] = /^header ([\w-]+)/.exec(field) ?? [];
  const lines = result.headers[header?.toLowerCase() ?? '']?.map((value) => `${header}: ${value}`);
  const text = mask(lines?.join('\n') ?? result.body.toString('utf8', 0, readable));
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}

function toTrial(exchange: Exchange, violations: StepViolation[]): Trial {
  const { workflowId, id, description } = exchange.step;
  return {
    workflowId,
    step: id,
    description,
    url: exchange.request.url,
    status: statusOf(exchange),
    duration: Math.round(exchange.duration),
    passed: !violations.some((each) => each.workflowId === workflowId && each.step === id),
  };
}

/** Documented statuses that no response had, with the meanings of their examples. */
function findNeverSeen(id: OperationId, exchanges: Exchange[]): OperationReport['neverSeen'] {
  const seen = new Set(exchanges.filter(({ step }) => !step.check).map(statusOf));
  return Object.entries(operations[id].examples)
    .filter(([status]) => !seen.has(Number(status)))
    .map(([status, examples]): [string, string[]] => [
      status,
      Object.entries<string>(examples).flatMap(([name, summary]) =>
        edgeExamples.includes(name) ? [] : [summary],
      ),
    ])
    .filter(([, summaries]) => summaries.length > 0)
    .map(([status, summaries]) => ({
      status: Number(status),
      meaning: [...new Set(summaries)].join('; '),
    }));
}

function reportOperation(id: OperationId, run: RunResult): OperationReport {
  const { api, method, path, summary } = operations[id];
  const exchanges = run.exchanges.filter(({ step }) => step.operation.id === id);
  const violations = run.violations.filter(({ operation }) => operation === id);
  const report = (occurrence: Occurrence): ReportedOccurrence => {
    const { workflowId, step } = occurrence;
    const made = exchanges.find(
      (each) => each.step.workflowId === workflowId && each.step.id === step,
    );
    if (!made) return { ...occurrence, curl: '', response: '' };
    const response = excerptOf(made, occurrence.field, run.mask);
    return { ...occurrence, curl: toCurl(made.request), response };
  };
  const reported = groupViolations(violations).map(({ operation, seen, ...violation }) => ({
    ...violation,
    seen: seen.map(report),
  }));
  const made = exchanges.length > 0 ? 'conforms' : 'not tried';
  const broken = run.named === null || run.named.has(id) ? 'violations' : 'noted';
  return {
    id,
    api,
    method,
    path,
    summary,
    screens: [...operations[id].screens],
    outcome: reported.length > 0 ? broken : made,
    violations: reported,
    trials: exchanges.map((exchange) => toTrial(exchange, violations)),
    neverSeen: exchanges.length > 0 ? findNeverSeen(id, exchanges) : [],
    skipped: run.skipped
      .filter(({ operation }) => operation === id)
      .map(({ workflowId, step, reason }) => ({ workflowId, step, reason })),
    times: measure(exchanges),
  };
}

/** Builds the report. Only response bodies are masked here. */
export function buildReport(run: RunResult): Report {
  const { startedAt, duration, agency, hrms, readOnly, only, end, created } = run;
  const list = (Object.keys(operations) as OperationId[]).map((id) => reportOperation(id, run));
  const violations = list
    .filter(({ outcome }) => outcome === 'violations')
    .reduce((sum, { violations }) => sum + violations.length, 0);
  const ended = violations > 0 ? 'violations' : 'conforms';
  return {
    startedAt,
    duration,
    agency,
    hrms,
    readOnly,
    only,
    outcome: end === null ? ended : 'incomplete',
    end,
    violations,
    operations: list,
    created,
    times: measure(run.exchanges),
  };
}
