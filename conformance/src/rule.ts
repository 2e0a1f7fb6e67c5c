/** The rules of a run, and what a run gives them: requests, notes of violations, and skipped steps. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import type { Address } from './address.ts';
import { encode, type Values } from './bodies.ts';
import { type Client, createVisitor, type Visitor } from './client.ts';
import {
  createStep,
  type Exchange,
  isExpected,
  isSuccess,
  type Operation,
  placeOf,
  type Step,
  statusOf,
} from './exchange.ts';
import { type Json, parentsOf, readJson, valueAt } from './json.ts';
import type { Options } from './options.ts';
import { show } from './secrets.ts';
import type { TestData } from './testData.ts';
import { generalize, type StepViolation, violation } from './violations.ts';

/** Thrown when the rest of a rule cannot be tried; the message says why. */
export class Stop extends Error {
  override name = 'Stop';
}

/** Thrown when the run has ended. */
export class Ended extends Stop {
  constructor() {
    super('the run ended before it');
  }
}

/** Returns the value of `make`; after a `Stop` calls `onStop` with the reason and returns null. */
export async function attempt<Value>(
  make: () => Promise<Value>,
  onStop: (reason: string) => void = () => {},
): Promise<Value | null> {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Stop) || error instanceof Ended) throw error;
    onStop(error.message);
    return null;
  }
}

/** A record of a list, its exchange, and its JSON pointer. */
export type Row = { exchange: Exchange; field: string; record: NonNullable<Json> };

/** Data collected about the server so far. */
export type RunState = {
  options: Options;
  data: TestData;
  /** All exchanges with their violations. */
  seen: Map<Exchange, StepViolation[]>;
  /** The records of each list, over all its pages. */
  rows: Map<OperationId, Row[]>;
};

/** A promise of the contract, tried with every call to which it applies. */
export type Rule = {
  id: string;
  promise: string;
  calls: readonly OperationId[];
  /** Whether the rule needs all of its calls. */
  isStory?: true;
  check(run: Run): Promise<void>;
};

/** The ids of the operations that satisfy a condition. */
export const callsWith = (isMeant: (operation: Operation) => boolean): OperationId[] =>
  Object.values(operations)
    .filter(isMeant)
    .map(({ id }) => id);

/** A step that was not executed, with the reason. */
export type SkippedStep = Record<'rule' | 'step' | 'reason', string> & { operation: OperationId };

/** How a call is made, by default by a new visitor. `file` requests a file instead of the call. */
export type CallOptions = {
  as?: Visitor;
  statuses?: string[];
  params?: Record<string, string>;
  query?: Record<string, string> | URLSearchParams;
  values?: Values;
  headers?: Record<string, string | null>;
  file?: { address: Address } & Pick<Step, 'field' | 'check'>;
};

type Base = {
  client: Client;
  state: RunState;
  /** Calls that the rule may try. */
  calls: Operation[];
  onSkipped: (step: SkippedStep) => void;
  onNote: (violation: StepViolation) => void;
};

/** Why a call may not be made in this run; null if it may. */
export function refuseCall({ api, method }: Operation, { hrms, readOnly }: Options): string | null {
  if (api === 'hrms' && !hrms) return 'no --hrms was given';
  return readOnly && method !== 'GET' ? 'the call writes, and --read-only was given' : null;
}

/** Kinds of violations after which the content is not compared. */
const unreadable = ['connection', 'redirect', 'status', 'body'];

const isIn = (field: string, holder: string): boolean => `${field}/`.startsWith(`${holder}/`);

/** Creates the run of a rule. Its calls throw a `Stop` when the run has ended. */
export function createRun(rule: Rule, { client, state, calls, onSkipped, onNote }: Base) {
  const taken = new Map<string, number>();

  /** Numbers steps of the same name. */
  function nameStep(name: string): string {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}.${count}`;
  }

  const violationsOf = (exchange: Exchange) => state.seen.get(exchange) ?? [];

  const run = {
    state,
    calls,
    /** Makes a call and records it under the name of a step. */
    async call(id: OperationId, name: string, description: string, ask: CallOptions = {}) {
      const operation: Operation = operations[id];
      const { as = createVisitor(), params = {}, query, values, headers, statuses, file } = ask;
      if (client.ended.aborted) throw new Ended();
      const refusal = refuseCall(operation, state.options);
      if (refusal) throw new Stop(refusal);
      const { address, ...changes } = file ?? {};
      const step = createStep(rule.id, nameStep(name), description, id, { statuses, ...changes });
      const sent = values && (await encode(operation, values));
      const place = operation.path.replace(/\{(\w+)\}/g, (_, key) =>
        encodeURIComponent(params[key] ?? ''),
      );
      const request = address
        ? { ...address, method: 'GET', headers: { accept: '*/*', ...headers } }
        : {
            path: place + (query ? `?${new URLSearchParams(query)}` : ''),
            body: sent?.body,
            headers: { ...(sent && { 'content-type': sent.type }), ...headers },
          };
      const exchange = await client.call(step, as, request);
      if (client.ended.aborted) throw new Ended();
      return exchange;
    },
    /** Runs a function for each call of the rule; skips calls for which the server lacks data. */
    async each(
      make: (operation: Operation) => Promise<unknown>,
      list: Operation[] = calls,
    ): Promise<void> {
      for (const operation of list) {
        const { id } = operation;
        await attempt(
          () => make(operation),
          (reason) => run.skip(id, id, reason),
        );
      }
    },
    /**
     * Notes that a response breaks a promise, unless its content is unreadable or the field already violates the
     * schema.
     */
    note(exchange: Exchange, field: string, expected: string, got: string): void {
      const violations = violationsOf(exchange);
      const isKnown = violations.some(
        ({ kind, field: wrong }) =>
          unreadable.includes(kind) ||
          (kind === 'schema' && (isIn(field, wrong) || isIn(wrong, field))),
      );
      if (isKnown) return;
      const found = violation('behaviour', field, expected, got);
      const noted = { ...found, ...placeOf(exchange) };
      violations.push(noted);
      onNote(noted);
    },
    /** Notes a success with another value at a field, ignoring letter case, if the parent of the field exists. */
    expectValue(exchange: Exchange, field: string, expected: unknown, why = ''): void {
      const body = readJson(exchange);
      const [found, holder] = [valueAt(body, field), valueAt(body, field.replace(/\/[^/]*$/, ''))];
      const toText = (value: unknown) => JSON.stringify(value)?.toLowerCase();
      if (!isSuccess(exchange) || !holder || toText(found) === toText(expected)) return;
      run.note(exchange, field, show(expected) + why, show(found));
    },
    /** True when a call's responses break the schema at a field or one of its parents; `*` replaces an index. */
    breaksSchema(operation: OperationId, field: string): boolean {
      const parents = parentsOf(generalize(field));
      return [...state.seen.values()].flat().some((each) => {
        const isOwn = each.operation === operation && each.kind === 'schema';
        return isOwn && parents.includes(generalize(each.field));
      });
    },
    /** True for a success without violations. */
    isSound: (exchange: Exchange): boolean =>
      isSuccess(exchange) && violationsOf(exchange).length === 0,
    /** True for a response with one of the expected statuses. */
    isMet: (exchange: Exchange): boolean => isExpected(exchange.step, statusOf(exchange) ?? 0),
    skip(operation: OperationId, step: string, reason: string): void {
      onSkipped({ rule: rule.id, step, operation, reason });
    },
    /** Throws a `Stop` unless a step that the rest builds on has succeeded. */
    need(exchange: Exchange): void {
      const why = run.isMet(exchange) ? 'which the server refuses' : 'which failed';
      if (isSuccess(exchange)) return;
      throw new Stop(`builds on the step ${exchange.step.id}, ${why}`);
    },
  };
  return run;
}

export type Run = ReturnType<typeof createRun>;
