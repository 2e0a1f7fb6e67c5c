/** Builds the report of a run: requests, violations, unseen statuses and skipped steps by operation; and its labels. */
import { documentedStatus } from '../../contract/listExamples.ts';
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import {
  type Exchange,
  isResponse,
  isSuccess,
  isWrite,
  placeOf,
  type StepViolation,
  statusOf,
} from './exchange.ts';
import { generalize, groupBy, readJson } from './json.ts';
import type { Options } from './options.ts';
import type { SkippedStep } from './rule.ts';
import { mask } from './secrets.ts';

/** A recorded request. `status` is null without a complete response; `duration` in milliseconds. */
export type Trial = ReturnType<typeof toTrial>;

/** Results of one operation. */
export type OperationReport = ReturnType<typeof reportOperation>;

/** A violation with its occurrences, at least one. */
export type ReportedViolation = OperationReport['violations'][number];

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
  exchanges: Exchange[];
  violations: StepViolation[];
  skipped: SkippedStep[];
};

/** Field of equal violations, with `*` for the index if several records have them, and the number of records. */
function placesOf(violations: [StepViolation, ...StepViolation[]]) {
  const [{ field }] = violations;
  const records = new Set(violations.map((each) => each.field)).size;
  return { field: records > 1 ? generalize(field) : field, records };
}

/** What equal violations have in common. */
export const keyOf = ({ operation, kind, field, expected }: StepViolation): string =>
  [operation, kind, generalize(field), expected].join('\n');

/** Groups equal violations and collects their occurrences, one for each step. */
export function groupViolations(violations: StepViolation[]) {
  return groupBy(violations, keyOf).map((group) => {
    const [{ operation, kind, expected, got }] = group;
    const steps = groupBy(group, ({ rule, step }) => `${rule} ${step}`);
    const seen = steps.map((list) => {
      const [{ rule, step, status, got }] = list;
      return { rule, step, status, got, ...placesOf(list) };
    });
    return { operation, kind, field: placesOf(group).field, expected, got, seen };
  });
}

/** A step in which a violation occurred, and the number of affected list records. */
type Occurrence = ReturnType<typeof groupViolations>[number]['seen'][number];

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

/** The header that a violation is about, or the start of the body. */
function excerptOf({ result }: Exchange, field: string): string {
  if (!isResponse(result)) return '';
  const [, header] = /^header ([\w-]+)/.exec(field) ?? [];
  const values = result.headers[header?.toLowerCase() ?? ''];
  if (values) return values.map((value) => `${header}: ${mask(value, maxExcerpt)}`).join('\n');
  return mask(result.body.toString('utf8', 0, 50 * maxExcerpt), maxExcerpt);
}

function toTrial(exchange: Exchange) {
  const { operation: _, ...place } = placeOf(exchange);
  return { ...place, url: mask(exchange.request.url), duration: Math.round(exchange.duration) };
}

/** Examples that only the edge sends. */
const ofEdge =
  /^(crossSiteRefused|bodyTooLarge|tooManyRequests|badGateway|gatewayTimeout|missingCredential)$/;

/** Documented statuses below 500 that no response had, with the summaries of their examples. */
function findNeverSeen(id: OperationId, exchanges: Exchange[]) {
  const { examples } = operations[id];
  const seen = exchanges.map((each) => documentedStatus(examples, statusOf(each) ?? 0));
  return Object.entries<Record<string, string>>(examples).flatMap(([status, names]) => {
    const own = Object.keys(names).filter((name) => !ofEdge.test(name));
    if (own.length === 0 || status.startsWith('5') || seen.includes(status)) return [];
    return [{ status, meaning: [...new Set(own.map((name) => names[name]))].join('; ') }];
  });
}

function reportOperation(id: OperationId, run: RunResult) {
  const { method, path, screens } = operations[id];
  const exchanges = run.exchanges.filter(({ step }) => step.operation.id === id);
  const all = run.violations.filter(({ operation }) => operation === id);
  const skipped = run.skipped.filter(({ operation }) => operation === id);
  const violations = groupViolations(all).map(({ operation, seen, ...violation }) => {
    // With a curl command to repeat the request, and an excerpt of the response.
    const shown = seen.map((each) => {
      const made = exchanges.find(({ step }) => step.rule === each.rule && step.name === each.step);
      return {
        ...each,
        curl: made ? toCurl(made) : '',
        response: made ? excerptOf(made, each.field) : '',
      };
    });
    return { ...violation, seen: shown };
  });
  const isProven = exchanges.some(isSuccess);
  let outcome: OperationOutcome = isProven ? 'conforms' : 'unproven';
  if (exchanges.length === 0) outcome = 'not tried';
  if (violations.length > 0) outcome = 'violations';
  return {
    ...{ id, method, path, screens: [...screens], outcome, isProven },
    violations,
    trials: exchanges.map(toTrial),
    neverSeen: findNeverSeen(id, exchanges),
    skipped: skipped.map(({ rule, reason }) => ({ rule, reason })),
  };
}

/** Whether a call may have created data: a request without a response may still have been executed. */
function mayHaveCreated(exchange: Exchange): boolean {
  const { step, result } = exchange;
  if (!isWrite(step.operation) || /Login|^updateProfile/i.test(step.operation.id)) return false;
  if (!isResponse(result)) return !['unreachable', 'certificate'].includes(result.kind);
  return result.status < 300 && !readJson(exchange)?.error;
}

/** The test data left on the servers, such as `7 by applyToJob`. */
function countCreated(exchanges: Exchange[]): string[] {
  const ids = exchanges.filter(mayHaveCreated).map(({ step }) => step.operation.id);
  return [...new Set(ids)].map((id) => `${ids.filter((each) => each === id).length} by ${id}`);
}

/** Builds the report. */
export function buildReport(run: RunResult) {
  const { options, exchanges, skipped, startedAt, end, marker } = run;
  const { agency, hrms, readOnly, only } = options;
  const list = (Object.keys(operations) as OperationId[]).map((id) => reportOperation(id, run));
  const violations = list.reduce((sum, { violations: { length } }) => sum + length, 0);
  const verdict = violations > 0 ? ('violations' as const) : ('conforms' as const);
  const rules = run.rules.map((id) => {
    const reasons = skipped.filter(({ rule }) => rule === id).map(({ reason }) => reason);
    const requests = exchanges.filter(({ step }) => step.rule === id).length;
    return { id, requests, skipped: [...new Set(reasons)] };
  });
  return {
    ...{ agency, hrms, readOnly, only, end, marker, rules, violations },
    startedAt: startedAt.toISOString(),
    duration: Date.now() - startedAt.getTime(),
    created: countCreated(exchanges),
    outcome: end === null ? verdict : ('incomplete' as const),
    requests: exchanges.length,
    operations: list,
  };
}

/** A field as shown to users. */
export const nameField = (field: string): string => field || 'the whole body';

/** A step as shown to users, such as `profile: a change`. */
export const nameStep = ({ rule, step }: Pick<Occurrence, 'rule' | 'step'>): string =>
  `${rule}: ${step}`;

/** `1 call`, `2 calls`. */
export const many = (count: number, one: string): string =>
  `${count} ${count === 1 ? one : `${one}s`}`;

/** How often a violation occurred, such as `32 records in 2 requests`; '' for once. */
export function countOccurrences(seen: Pick<Occurrence, 'records'>[]): string {
  const records = seen.reduce((sum, each) => sum + each.records, 0);
  const inRecords = records > seen.length && `${records} records`;
  const inRequests = seen.length > 1 && `${seen.length} requests`;
  return [inRecords, inRequests].filter(Boolean).join(' in ');
}

/** Steps listed; further ones are counted. */
const maxSteps = 4;

/** Where a violation occurred: `16 records in 2 requests; 200 at lists: the whole list`. */
export function nameOccurrences(seen: Occurrence[]): string {
  const places = groupBy(seen, ({ status }) => String(status)).map((group) => {
    const names = group.slice(0, maxSteps).map(nameStep).join(', ');
    const rest = group.length > maxSteps ? ` and ${group.length - maxSteps} more` : '';
    return `${group[0].status ?? 'no response'} at ${names}${rest}`;
  });
  return [countOccurrences(seen), ...places].filter(Boolean).join('; ');
}

/** How much was tried, as shown to users. */
export function nameTried({ operations, rules, requests }: Report): string {
  const proven = operations.filter(({ isProven }) => isProven).length;
  const tried = rules.filter((each) => each.requests > 0).length;
  return `${proven} of ${operations.length} calls with success, ${tried} of ${rules.length} rules, ${many(requests, 'request')}`;
}
