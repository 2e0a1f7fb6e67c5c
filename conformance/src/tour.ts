/** What a rule has at hand: it sends requests, notes violations, and says what it leaves out. */
import { type OperationId, operations } from '../../openapi/generated/operations.ts';
import { encode, type Values } from './bodies.ts';
import { type Client, createVisitor, type StepRequest, type Visitor } from './client.ts';
import {
  broken,
  type CheckedExchange,
  createStep,
  type Exchange,
  isExpected,
  isSuccess,
  type Operation,
  type Step,
  statusOf,
} from './exchange.ts';
import { type Json, parentsOf } from './json.ts';
import type { Options } from './options.ts';
import type { TestData } from './testData.ts';
import { generalize, type StepViolation } from './violations.ts';

/** Why the rest of a rule cannot be tried. */
export class Stop extends Error {
  override name = 'Stop';
}

/** The run has ended: nothing can be tried any more. */
export class Ended extends Stop {
  constructor() {
    super('the run ended before it');
  }
}

/** Gives the value; null where the server lacks something for it, which `onStop` is told. */
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

/** A record of a list and where it stands. */
export type Row = { exchange: Exchange; field: string; record: NonNullable<Json> };

/** What is known of the server so far. */
export type World = {
  options: Options;
  data: TestData;
  records: CheckedExchange[];
  /** The records of each list, over all its pages. */
  rows: Map<OperationId, Row[]>;
};

/** A promise of the contract, tried with every call that it is about. */
export type Rule = {
  id: string;
  promise: string;
  calls: readonly OperationId[];
  /** A story makes no sense without each of its calls. */
  isStory?: true;
  run(tour: Tour): Promise<void>;
};

/** A step that is not executed, and why. */
export type SkippedStep = Record<'rule' | 'step' | 'reason', string> & { operation: OperationId };

/** How a call is made; by default by a new visitor. */
export type Ask = {
  as?: Visitor;
  statuses?: string[];
  params?: Record<string, string>;
  query?: Record<string, string>;
  values?: Values;
  request?: StepRequest;
  changes?: Partial<Step>;
};

type Base = {
  client: Client;
  world: World;
  /** The calls of the rule that may be tried. */
  calls: Operation[];
  onSkipped: (step: SkippedStep) => void;
  onNote: (violation: StepViolation) => void;
};

/** Why a call may not be made in this run; null when it may. */
export function refuseCall({ api, method }: Operation, { hrms, readOnly }: Options): string | null {
  if (api === 'hrms' && !hrms) return 'no --hrms was given';
  return readOnly && method !== 'GET' ? 'the call writes, and --read-only was given' : null;
}

/** The path of a call with its parameters. */
export const pathOf = ({ path }: Operation, params: Record<string, string>): string =>
  path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? ''));

/** Kinds of violations after which the content is not compared. */
const unreadable = ['connection', 'redirect', 'status', 'body'];

/** True when a call's responses break the schema at a field or in what it is in; `*` stands for an index. */
export function breaksSchema(world: World, operation: OperationId, field: string): boolean {
  const parents = new Set(parentsOf(generalize(field)));
  return world.records.some(
    ({ exchange, violations }) =>
      exchange.step.operation.id === operation &&
      violations.some(({ kind, field }) => kind === 'schema' && parents.has(generalize(field))),
  );
}

/** Creates the tour of a rule. Its calls throw a `Stop` when the run has ended. */
export function createTour(rule: Rule, { client, world, calls, onSkipped, onNote }: Base) {
  const taken = new Map<string, number>();

  /** Steps of one name are numbered. */
  function nameStep(name: string): string {
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return count === 1 ? name : `${name}.${count}`;
  }

  const violationsOf = (exchange: Exchange) =>
    world.records.findLast((each) => each.exchange === exchange)?.violations ?? [];

  const tour = {
    world,
    calls,
    /** Makes a call and records it under the name of a step. */
    async call(
      id: OperationId,
      name: string,
      description: string,
      ask: Ask = {},
    ): Promise<Exchange> {
      const operation: Operation = operations[id];
      const { as = createVisitor(), params = {}, query, values, request, changes } = ask;
      if (client.ended.aborted) throw new Ended();
      const refusal = refuseCall(operation, world.options);
      if (refusal) throw new Stop(refusal);
      const statuses = ask.statuses && { statuses: ask.statuses };
      const step = createStep(rule.id, nameStep(name), description, id, {
        ...statuses,
        ...changes,
      });
      const sent = values && (await encode(operation, values));
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const exchange = await client.call(step, as, {
        path: pathOf(operation, params) + search,
        body: sent?.body ?? null,
        ...request,
        headers: { ...(sent && { 'content-type': sent.type }), ...request?.headers },
      });
      if (client.ended.aborted) throw new Ended();
      return exchange;
    },
    /** Makes a call with several bodies, each by its name and description, which are all expected to have a status. */
    async expect(
      status: string,
      id: OperationId,
      steps: Record<string, [description: string, values: Values]>,
    ): Promise<void> {
      for (const [name, [description, values]] of Object.entries(steps)) {
        await tour.call(id, name, description, { values, statuses: [status] });
      }
    },
    /** Notes that a response breaks a promise, unless its content cannot be read or the field is known as wrong. */
    note(exchange: Exchange, field: string, expected: string, got: string): void {
      const violations = violationsOf(exchange);
      const isKnown = violations.some(
        (each) =>
          unreadable.includes(each.kind) ||
          (each.kind === 'schema' &&
            (`${field}/`.startsWith(`${each.field}/`) || `${each.field}/`.startsWith(`${field}/`))),
      );
      if (isKnown) return;
      const violation = broken(exchange, field, expected, got);
      violations.push(violation);
      onNote(violation);
    },
    /** True for a success that breaks nothing. */
    isSound: (exchange: Exchange): boolean =>
      isSuccess(exchange) && violationsOf(exchange).length === 0,
    /** True for a response with one of the expected statuses. */
    isMet: ({ step, result }: Exchange): boolean => isExpected(step, statusOf({ result }) ?? 0),
    skip(operation: OperationId, step: string, reason: string): void {
      onSkipped({ rule: rule.id, step, operation, reason });
    },
    /** Gives up the rule unless a step that the rest builds on has succeeded. */
    need(exchange: Exchange): void {
      const why = tour.isMet(exchange) ? 'which the server refuses' : 'which failed';
      if (!isSuccess(exchange)) throw new Stop(`builds on the step ${exchange.step.id}, ${why}`);
    },
  };
  return tour;
}

export type Tour = ReturnType<typeof createTour>;
