/** Builds the report of a run: by call, what was tried, what broke, what was never seen and what was skipped. */
import { edgeExamples } from '#contract/edgeExamples.ts';
import { type OperationId, operations } from '#contract/generated/operations.ts';
import { toCurl } from './curl.ts';
import { type Api, type Exchange, isAnswer, statusOf } from './exchange.ts';
import { type Breach, type Finding, groupFindings, type Sighting } from './findings.ts';
import type { SkippedStep } from './journeys.ts';
import { screens } from './screens.ts';

/** A request that was made. `status` is null when no whole answer came; `duration` in milliseconds. */
export type Trial = {
  journey: string;
  step: string;
  description: string;
  url: string;
  status: number | null;
  duration: number;
  passed: boolean;
};

/** Response times in milliseconds. */
export type Times = { count: number; median: number; p95: number; max: number };

/** A step that showed a breach, with the command that shows it again and the beginning of the answer. */
export type ReportedSighting = Sighting & { curl: string; answer: string };

/** A breach with every step that showed it; there is always one. */
export type ReportedFinding = Omit<Breach, 'operation' | 'seen'> & { seen: ReportedSighting[] };

/** Everything about one call of the contract. */
export type OperationReport = {
  id: OperationId;
  api: Api;
  method: string;
  path: string;
  summary: string;
  screens: string[];
  /** `noted`: broken, and not what `--only` names. */
  outcome: 'conforms' | 'violations' | 'noted' | 'not tried';
  findings: ReportedFinding[];
  trials: Trial[];
  neverSeen: { status: number; meaning: string }[];
  skipped: Omit<SkippedStep, 'operation'>[];
  times: Times | null;
};

/** What a run ended with; `incomplete` when a backend had gone before the end. */
export type Outcome = 'conforms' | 'violations' | 'incomplete';

/** The report of a run, as report.json holds it. */
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

/** What a run has brought together. */
export type RunResult = Pick<Report, 'startedAt' | 'duration' | 'agency' | 'hrms' | 'readOnly'> & {
  only: string[];
  /** Hides secrets. */
  mask: (text: string) => string;
  /** The calls whose breaches count; null when all do. */
  named: ReadonlySet<OperationId> | null;
  end: string | null;
  exchanges: Exchange[];
  findings: Finding[];
  skipped: SkippedStep[];
  created: string[];
};

/** Characters of an answer that a report shows, and the bytes that are looked at for them. */
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

/** Masked before it is cut off: half a secret would not be found any more. */
function startOf({ result }: Exchange, mask: RunResult['mask']): string {
  const text = isAnswer(result) ? mask(result.body.toString('utf8', 0, readable)) : '';
  return text.length > shown ? `${text.slice(0, shown)}…` : text;
}

function toTrial(exchange: Exchange, findings: Finding[]): Trial {
  const { journey, id, description } = exchange.step;
  return {
    journey,
    step: id,
    description,
    url: exchange.request.url,
    status: statusOf(exchange),
    duration: Math.round(exchange.duration),
    passed: !findings.some((each) => each.journey === journey && each.step === id),
  };
}

/** Documented statuses of the backend that no response had, each with the outcomes that the contract names for it. */
function findNeverSeen(id: OperationId, exchanges: Exchange[]): OperationReport['neverSeen'] {
  const seen = new Set(exchanges.map(statusOf));
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
  const findings = run.findings.filter(({ operation }) => operation === id);
  const report = (sighting: Sighting): ReportedSighting => {
    const { journey, step } = sighting;
    const made = exchanges.find((each) => each.step.journey === journey && each.step.id === step);
    if (!made) return { ...sighting, curl: '', answer: '' };
    return { ...sighting, curl: toCurl(made.request), answer: startOf(made, run.mask) };
  };
  const reported = groupFindings(findings).map(({ operation, seen, ...problem }) => ({
    ...problem,
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
    screens: screens[id],
    outcome: reported.length > 0 ? broken : made,
    findings: reported,
    trials: exchanges.map((exchange) => toTrial(exchange, findings)),
    neverSeen: exchanges.length > 0 ? findNeverSeen(id, exchanges) : [],
    skipped: run.skipped
      .filter(({ operation }) => operation === id)
      .map(({ journey, step, reason }) => ({ journey, step, reason })),
    times: measure(exchanges),
  };
}

/** The exchanges, findings and skipped steps of a run in, its report out. Only the answers in it are masked yet. */
export function buildReport(run: RunResult): Report {
  const { startedAt, duration, agency, hrms, readOnly, only, end, created } = run;
  const list = (Object.keys(operations) as OperationId[]).map((id) => reportOperation(id, run));
  const violations = list
    .filter(({ outcome }) => outcome === 'violations')
    .reduce((sum, { findings }) => sum + findings.length, 0);
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
