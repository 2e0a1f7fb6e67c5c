/** The rules of a run, and what a run gives them: requests, findings, and skipped steps. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { type Client, createVisitor, Skip, type Visitor } from './client.ts';
import {
  createStep,
  type Exchange,
  expects,
  type Finding,
  isSuccess,
  isWrite,
  type Operation,
  statusOf,
} from './exchange.ts';
import { inParallel } from './inParallel.ts';
import { bodyOf, findName, paramsOf } from './lawful.ts';
import type { Options } from './options.ts';
import { quote } from './secrets.ts';
import { encode, type RunState, type Values } from './testData.ts';

/** Looks for what is wrong with a response, beyond its schema. */
export type Check = (exchange: Exchange) => Finding[];

/** A promise of the contract, tried with every call to which it applies. */
export type Rule = {
  id: string;
  calls: readonly OperationId[];
  /** Whether the rule needs all of its calls. */
  isStory?: true;
  check(run: Run): Promise<void>;
};

/** The ids of the operations that satisfy a condition. */
export const callsWith = (matches: (operation: Operation) => boolean): OperationId[] =>
  Object.values(operations)
    .filter(matches)
    .map(({ id }) => id);

/** How a call is made: by default by a new visitor, with a lawful body, of an open record. */
export type CallOptions = {
  as?: Visitor;
  statuses?: string[];
  params?: Record<string, string>;
  query?: Record<string, string> | URLSearchParams;
  values?: Values;
  headers?: Record<string, string | null>;
};

/** One step of a table: its name, what is special about its request, and what is expected besides. */
export type TableRow = [name: string, change: CallOptions, ...checks: Check[]];

/** Called after each step, with its violations. */
export type StepListener = (exchange: Exchange, violations: Finding[]) => void;

type Base = {
  client: Client;
  state: RunState;
  /** Calls that the rule may try. */
  calls: Operation[];
  /** Requests that the rule may send at a time. */
  max: number;
  onStep: StepListener;
};

/** Why a call may not be made in this run; null if it may. */
export function refuseCall({ api, method }: Operation, { hrms, readOnly }: Options): string | null {
  if (api === 'hrms' && !hrms) return 'no --hrms was given';
  return readOnly && method !== 'GET' ? 'the call writes, and --read-only was given' : null;
}

/** Fields of violations after which the content is not compared: what a response lacks as a whole. */
const unreadable = ['', 'status', 'header Content-Type', 'header Retry-After'];

const isIn = (field: string, holder: string): boolean => `${field}/`.startsWith(`${holder}/`);

/** Creates the run of a rule. */
export function createRun(rule: Rule, { client, state, calls, max, onStep }: Base) {
  const counts = new Map<string, number>();

  /** Numbers steps of the same call and name. */
  function nameStep(id: OperationId, name: string): string {
    const key = `${id} ${name}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? name : `${name} (${count})`;
  }

  const run = {
    ...{ state, calls, max },
    fetchFile: client.fetchFile,
    /** Makes a call and records it under the name of a step; notes what the checks find. */
    async call(id: OperationId, name: string, ask: CallOptions = {}, ...checks: Check[]) {
      const operation: Operation = operations[id];
      const { as = createVisitor(), query, headers, statuses } = ask;
      // Of an existing record, because a server may send a 404 before it checks anything else.
      const { params = paramsOf(operation, findName(state, operation)) } = ask;
      const { values = isWrite(operation) ? bodyOf(state, id) : undefined } = ask;
      const refusal = refuseCall(operation, state.options);
      if (refusal) throw new Skip(refusal);
      const step = createStep(rule.id, nameStep(id, name), id, statuses);
      const sent = values && (await encode(operation, values));
      const place = operation.path.replace(/\{(\w+)\}/g, (_, key) =>
        encodeURIComponent(params[key] ?? ''),
      );
      const exchange = await client.call(step, as, {
        path: place + (query ? `?${new URLSearchParams(query)}` : ''),
        body: sent?.body,
        content: sent?.content,
        headers: { ...(sent && { 'content-type': sent.type }), ...headers },
      });
      const isBusy = statusOf(exchange) === 429;
      if (!isBusy) run.note(exchange, ...checks.flatMap((check) => check(exchange)));
      const { own = [], noted = [] } = state.seen.get(exchange) ?? {};
      onStep(exchange, [...own, ...noted]);
      if (isBusy) throw new Skip(`the server asks to wait too long after \`${id}\` (429)`);
      return exchange;
    },
    /** Makes the calls of a table one after the other; each row changes `base`. */
    async table(id: OperationId, base: CallOptions, rows: TableRow[]): Promise<Exchange[]> {
      const exchanges: Exchange[] = [];
      for (const [name, change, ...checks] of rows) {
        exchanges.push(await run.call(id, name, { ...base, ...change }, ...checks));
      }
      return exchanges;
    },
    /** Runs a function. Records a `Skip` for these calls, any other error as a finding that the rule failed; returns null. */
    async attempt<Value>(ids: OperationId[], make: () => Promise<Value>): Promise<Value | null> {
      try {
        return await make();
      } catch (error) {
        const isOf = ({ step: { operation } }: Exchange) =>
          (ids.length > 0 ? ids : rule.calls).includes(operation.id) &&
          state.isReported(operation.id);
        const last = [...state.seen.keys()].findLast(isOf);
        const reason = error instanceof Skip ? error.message : quote(String(error));
        const finding: Finding = [`rule ${rule.id}`, 'a response that it can read', reason];
        if (last && !(error instanceof Skip)) state.seen.get(last)?.noted.push(finding);
        else for (const id of ids) run.skip(id, reason);
        return null;
      }
    },
    /** Runs a function for each call of the rule; skips calls for which the server lacks data. */
    each: (make: (operation: Operation) => Promise<unknown>, list = calls): Promise<void> =>
      inParallel(list, max, (operation) => run.attempt([operation.id], () => make(operation))),
    /** Notes findings, unless the content is unreadable or the value already violates the schema. */
    note(exchange: Exchange, ...findings: Finding[]): void {
      const { own, noted } = state.seen.get(exchange) ?? { own: [], noted: [] };
      if (!state.isReported(exchange.step.operation.id)) return;
      const isKnown = ([field]: Finding) =>
        own.some(
          ([wrong]) =>
            unreadable.includes(wrong) ||
            (wrong.startsWith('/') && (isIn(field, wrong) || isIn(wrong, field))),
        );
      noted.push(...findings.filter((each) => !isKnown(each)));
    },
    /** Records that something is not tried, with the reason. */
    skip(operation: OperationId, reason: string): void {
      state.skipped.push({ rule: rule.id, operation, reason });
    },
  };
  return run;
}

export type Run = ReturnType<typeof createRun>;

/** Throws a `Skip` unless a step that the rest builds on has succeeded. */
export function requireSuccess(exchange: Exchange): void {
  if (isSuccess(exchange)) return;
  const why = expects(exchange.step, statusOf(exchange) ?? 0) ? 'is refused' : 'failed';
  throw new Skip(`builds on the step "${exchange.step.name}", which ${why}`);
}
