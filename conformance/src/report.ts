/** Builds the report of a run: requests, violations and skipped steps by operation, and its sentences. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import {
  type Exchange,
  type Finding,
  isResponse,
  isSuccess,
  isWrite,
  type Step,
  statusOf,
} from './exchange.ts';
import { excerptOf, generalize, groupBy } from './json.ts';
import { hideNamed, mask, maxTextLength, show } from './secrets.ts';
import type { RunState } from './testData.ts';

/** A recorded request. `status` is null without a complete response; `duration` in milliseconds. */
export type Trial = ReturnType<typeof toTrial>;

/** Results of one operation. */
export type OperationReport = ReturnType<typeof reportOperation>;

/** Outcome of an operation; `unproven`: only refusals were seen. */
type OperationOutcome = 'conforms' | 'violations' | 'unproven' | 'not tried';

/** The content of report.json. */
export type Report = ReturnType<typeof buildReport>;

/** An exchange with its violations. */
type Seen = [Exchange, Finding[]];

/** A step as shown to users, such as `profile: a change`. */
export const nameStep = ({ rule, name }: Step): string => `${rule}: ${name}`;

/** A field as shown to users. */
export const nameField = (field: string): string => field || 'the whole body';

/** What equal findings about a call have in common. */
export const keyOf = ([field, expected]: Finding): string => `${generalize(field)}\n${expected}`;

/** Equal findings as one, with `*` for the index if several records have it. */
const mergeFindings = (findings: Finding[]) =>
  groupBy(findings, keyOf).map((group) => {
    const [[field, expected, got]] = group;
    const isOne = group.every(([each]) => each === field);
    return { field: isOne ? field : generalize(field), expected, got, count: group.length };
  });

/** `1 call`, `2 calls`. */
export const many = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;

/** A violation in a sentence, with its number if there are several. */
export const toSentence = ({
  field,
  expected,
  got,
  count,
}: ReturnType<typeof mergeFindings>[number]): string =>
  `${nameField(field)}: expected ${expected}; got ${got}${count > 1 ? ` (${count} times)` : ''}`;

/** The sentences of a response's violations; one in several records of a list is one sentence. */
export const toSentences = (findings: Finding[]): string[] =>
  mergeFindings(findings).map(toSentence);

const quoteForShell = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Headers that curl sets by itself, or that only browsers need. */
const omitted = /^(content-length|accept|accept-language|user-agent|sec-fetch-.*)$/;

/** A field of a form as an argument; a file by its name only. `--form-string` sends `@` and `;` as they are. */
function toFormArgument([name, value]: [string, unknown]): string {
  if (value instanceof File) return `-F ${quoteForShell(`${name}=@${value.name}`)}`;
  return `--form-string ${quoteForShell(`${name}=${mask(String(hideNamed(name, value)))}`)}`;
}

/** The curl command that repeats a request, with its secrets masked. */
function toCurl({ request }: Exchange): string {
  const { method, url, headers, content } = request;
  const isForm = Array.isArray(content);
  const lines = [`curl -i -X ${method} ${quoteForShell(mask(url))}`];
  for (const [name, value] of Object.entries(headers)) {
    if (omitted.test(name) || (isForm && name === 'content-type')) continue;
    if (name === 'accept-encoding') lines.push('--compressed');
    else lines.push(`-H ${quoteForShell(`${name}: ${mask(value)}`)}`);
  }
  if (isForm) lines.push(...content.flatMap(Object.entries<unknown>).map(toFormArgument));
  else if (content) lines.push(`-d ${quoteForShell(show(content, maxTextLength))}`);
  return lines.join(' \\\n  ');
}

/** A request; one with violations has them as sentences, a curl command, and the start of the response. */
function toTrial([exchange, found]: Seen) {
  const isWrong = found.length > 0;
  return {
    ...{ step: nameStep(exchange.step), status: statusOf(exchange) },
    ...{ url: mask(exchange.request.url), duration: Math.round(exchange.duration) },
    violations: toSentences(found),
    curl: isWrong ? toCurl(exchange) : '',
    response: isWrong && isResponse(exchange.result) ? excerptOf(exchange.result, 300) : '',
  };
}

/** Violations of a call, each once, with the steps that have it and the first status. */
function reportViolations(seen: Seen[]) {
  return mergeFindings(seen.flatMap(([, found]) => found)).map((violation) => {
    const key = keyOf([violation.field, violation.expected, '']);
    const having = seen.filter(([, found]) => found.some((each) => keyOf(each) === key));
    const [first] = having.map(([exchange]) => statusOf(exchange));
    const steps = [...new Set(having.map(([{ step }]) => nameStep(step)))];
    return { ...violation, status: first ?? null, steps };
  });
}

function reportOperation(id: OperationId, state: RunState) {
  const { method, path, screens } = operations[id];
  const all = [...state.seen].filter(([{ step }]) => step.operation.id === id);
  const seen = all.map(([exchange, { own, noted }]): Seen => [exchange, [...own, ...noted]]);
  const violations = reportViolations(seen);
  const isProven = seen.some(([exchange]) => isSuccess(exchange));
  let outcome: OperationOutcome = isProven ? 'conforms' : 'unproven';
  if (seen.length === 0) outcome = 'not tried';
  if (violations.length > 0) outcome = 'violations';
  return {
    ...{ id, method, path, screens: [...screens], outcome, isProven, violations },
    trials: seen.map(toTrial),
    skipped: state.skipped.filter(({ operation }) => operation === id),
  };
}

/** True for a write that may have left data: one without a response may still have been executed. */
const mayHaveWritten = (exchange: Exchange): boolean =>
  isWrite(exchange.step.operation) && (statusOf(exchange) ?? 0) < 300;

/** Builds the report; `end` is why the run ended early, null when it did not. */
export function buildReport(state: RunState, startedAt: Date, end: string | null) {
  const { agency, hrms, readOnly, only } = state.options;
  const list = (Object.keys(operations) as OperationId[]).map((id) => reportOperation(id, state));
  const violations = list.reduce((sum, { violations: { length } }) => sum + length, 0);
  const verdict = violations > 0 ? ('violations' as const) : ('conforms' as const);
  const written = [...state.seen.keys()].filter(mayHaveWritten);
  return {
    ...{ agency, hrms, readOnly, only, end, marker: state.data.marker, violations },
    startedAt: startedAt.toISOString(),
    duration: Date.now() - startedAt.getTime(),
    /** The calls that wrote test data. */
    created: [...new Set(written.map(({ step }) => step.operation.id))],
    outcome: end === null ? verdict : ('incomplete' as const),
    requests: state.seen.size,
    operations: list,
  };
}
