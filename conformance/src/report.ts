/** Builds the report of a run: requests, violations and skipped steps by operation, and its sentences. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import {
  type Exchange,
  isResponse,
  isSuccess,
  isWrite,
  placeOf,
  type StepViolation,
} from './exchange.ts';
import { generalize, groupBy, readJson } from './json.ts';
import type { Options } from './options.ts';
import type { SkippedStep } from './rule.ts';
import { mask } from './secrets.ts';

/** A recorded request. `status` is null without a complete response; `duration` in milliseconds. */
export type Trial = ReturnType<typeof toTrial>;

/** Results of one operation. */
export type OperationReport = ReturnType<typeof reportOperation>;

/** Outcome of an operation; `unproven`: only refusals were seen. */
type OperationOutcome = 'conforms' | 'violations' | 'unproven' | 'not tried';

/** The content of report.json. */
export type Report = ReturnType<typeof buildReport>;

/** Everything a run collected. */
type RunResult = {
  options: Options;
  startedAt: Date;
  /** Names of all rules. */
  rules: string[];
  /** Why the run ended early; null when it did not. */
  end: string | null;
  /** The beginning of all names of the test data. */
  marker: string;
  /** All exchanges with the violations that are reported. */
  seen: [Exchange, StepViolation[]][];
  skipped: SkippedStep[];
};

/** A step as shown to users, such as `profile: a change`. */
export const nameStep = ({ rule, step }: Record<'rule' | 'step', string>): string =>
  `${rule}: ${step}`;

/** A field as shown to users. */
export const nameField = (field: string): string => field || 'the whole body';

/** What equal violations have in common. */
export const keyOf = ({ operation, field, expected }: StepViolation): string =>
  [operation, generalize(field), expected].join('\n');

/** Equal violations as one, with the steps that have it, and `*` for the index if several records do. */
function groupViolations(violations: StepViolation[]) {
  return groupBy(violations, keyOf).map((group) => {
    const [{ field, expected, got, status }] = group;
    const isOne = group.every((each) => each.field === field);
    const steps = [...new Set(group.map(nameStep))];
    const count = group.length;
    return { field: isOne ? field : generalize(field), expected, got, status, count, steps };
  });
}

type GroupedViolation = ReturnType<typeof groupViolations>[number];

/** `1 call`, `2 calls`. */
export const many = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;

/** A violation in a sentence, with its number if there are several. */
export const toSentence = ({ field, expected, got, count }: GroupedViolation): string =>
  `${nameField(field)}: expected ${expected}; got ${got}${count > 1 ? ` (${count} times)` : ''}`;

/** The sentences of a response's violations; one in several records of a list is one sentence. */
export const toSentences = (violations: StepViolation[]): string[] =>
  groupViolations(violations).map(toSentence);

/** Steps listed; further ones are counted. */
const maxSteps = 4;

/** Where a violation occurred: `200 at lists: the whole list`. */
export function nameSteps({ status, steps }: GroupedViolation): string {
  const rest = steps.length > maxSteps ? ` and ${steps.length - maxSteps} more` : '';
  return `${status ?? 'no response'} at ${steps.slice(0, maxSteps).join(', ')}${rest}`;
}

const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Headers that curl sets by itself, or that only browsers need. */
const omitted = /^(content-length|accept|accept-language|user-agent|sec-fetch-.*)$/;

/** Parts of a multipart body as arguments; files by name only. `--form-string` sends `@` and `;` as they are. */
function formArguments(body: string): string[] {
  const parts = body.matchAll(
    /content-disposition: form-data; name="([^"]+)"(?:; filename="([^"]*)")?[^\n]*\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/gi,
  );
  return [...parts].map(([, name, file, value = '']) => {
    if (file !== undefined) return `-F ${quoteForShell(`${name}=@${file}`)}`;
    return `--form-string ${quoteForShell(`${name}=${mask(value)}`)}`;
  });
}

/** The curl command that repeats a request, with its secrets masked. */
function toCurl({ request }: Pick<Exchange, 'request'>): string {
  const { method, url, headers, body } = request;
  const isForm = headers['content-type']?.startsWith('multipart/form-data');
  const lines = [`curl -i -X ${method} ${quoteForShell(mask(url))}`];
  for (const [name, value] of Object.entries(headers)) {
    if (omitted.test(name) || (isForm && name === 'content-type')) continue;
    if (name === 'accept-encoding') lines.push('--compressed');
    else lines.push(`-H ${quoteForShell(`${name}: ${mask(value)}`)}`);
  }
  if (body && isForm) lines.push(...formArguments(body.toString('utf8', 0, 20_000)));
  else if (body) lines.push(`-d ${quoteForShell(mask(String(body)))}`);
  return lines.join(' \\\n  ');
}

/** Characters shown of a response. */
const maxExcerpt = 300;

/** The start of a response's body. */
const excerptOf = ({ result }: Exchange): string =>
  isResponse(result) ? mask(result.body.toString('utf8', 0, 50 * maxExcerpt), maxExcerpt) : '';

/** A request; one with violations has them as sentences, a curl command, and the start of the response. */
function toTrial([exchange, found]: RunResult['seen'][number]) {
  const { operation: _, ...place } = placeOf(exchange);
  const isWrong = found.length > 0;
  return {
    ...{ ...place, url: mask(exchange.request.url), duration: Math.round(exchange.duration) },
    violations: toSentences(found),
    curl: isWrong ? toCurl(exchange) : '',
    response: isWrong ? excerptOf(exchange) : '',
  };
}

function reportOperation(id: OperationId, run: RunResult) {
  const { method, path, screens } = operations[id];
  const seen = run.seen.filter(([{ step }]) => step.operation.id === id);
  const violations = groupViolations(seen.flatMap(([, found]) => found));
  const isProven = seen.some(([exchange]) => isSuccess(exchange));
  let outcome: OperationOutcome = isProven ? 'conforms' : 'unproven';
  if (seen.length === 0) outcome = 'not tried';
  if (violations.length > 0) outcome = 'violations';
  return {
    ...{ id, method, path, screens: [...screens], outcome, isProven, violations },
    trials: seen.map(toTrial),
    skipped: run.skipped.filter(({ operation }) => operation === id),
  };
}

/** Whether a call may have created data: a request without a response may still have been executed. */
function mayHaveCreated(exchange: Exchange): boolean {
  const { step, result } = exchange;
  if (!isWrite(step.operation) || /Login|^updateProfile/i.test(step.operation.id)) return false;
  if (!isResponse(result)) return !['unreachable', 'certificate'].includes(result.kind);
  return result.status < 300 && !readJson(exchange)?.error;
}

/** Builds the report. */
export function buildReport(run: RunResult) {
  const { options, seen, startedAt, end, marker } = run;
  const { agency, hrms, readOnly, only } = options;
  const list = (Object.keys(operations) as OperationId[]).map((id) => reportOperation(id, run));
  const violations = list.reduce((sum, { violations: { length } }) => sum + length, 0);
  const verdict = violations > 0 ? ('violations' as const) : ('conforms' as const);
  const exchanges = seen.map(([exchange]) => exchange);
  const created = groupBy(exchanges.filter(mayHaveCreated), ({ step }) => step.operation.id);
  return {
    ...{ agency, hrms, readOnly, only, end, marker, violations },
    startedAt: startedAt.toISOString(),
    duration: Date.now() - startedAt.getTime(),
    /** The test data left on the servers, such as `7 by applyToJob`. */
    created: created.map((group) => `${group.length} by ${group[0].step.operation.id}`),
    outcome: end === null ? verdict : ('incomplete' as const),
    requests: exchanges.length,
    rules: run.rules.map((id) => {
      return { id, requests: exchanges.filter(({ step }) => step.rule === id).length };
    }),
    operations: list,
  };
}

/** How much was tried, as shown to users. */
export function nameTried({ operations, rules, requests }: Report): string {
  const proven = operations.filter(({ isProven }) => isProven).length;
  const tried = rules.filter((each) => each.requests > 0).length;
  return `${proven} of ${operations.length} calls with success, ${tried} of ${rules.length} rules, ${many(requests, 'request')}`;
}
