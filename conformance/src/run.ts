/** A conformance run: preflight, discovery, workflows, checks, report. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { findBehaviourViolations, findMissedSteps } from './behaviour.ts';
import { checkExchange } from './checks/check.ts';
import { checkPromises } from './checks/promises.ts';
import { listCreated } from './created.ts';
import { discoverInputs, type Inputs } from './discovery.ts';
import { type Exchange, statusOf } from './exchange.ts';
import { follow } from './follow/follow.ts';
import { explainNothing, namedCalls, resolveNames } from './only.ts';
import type { Options } from './options.ts';
import { CannotRun } from './options.ts';
import { preflight } from './preflight.ts';
import { createRecorder, type Recorder, type RecorderListener } from './recorder.ts';
import { buildReport, type Report } from './report.ts';
import { runRespect, type StepResult } from './respect.ts';
import { createSecrets } from './secrets.ts';
import { createTestData, writeUploads } from './testData.ts';
import type { StepViolation } from './violations.ts';
import {
  type ArazzoDocument,
  fullInputs,
  type Plan,
  planWorkflows,
  readWorkflows,
  type SkippedStep,
  writeWorkflows,
} from './workflows.ts';

/** Called during a run; all texts are masked. */
export type Observer = {
  /** `isNote`: the violations do not count, because `--only` does not select the operation. */
  onExchange(exchange: Exchange, violations: StepViolation[], isNote: boolean): void;
  /** The request that ended the run, without a complete response. */
  onLast(exchange: Exchange): void;
  /** Violations found after all workflows have ended. */
  onBehaviourViolations(violations: StepViolation[]): void;
  onSkipped(steps: SkippedStep[]): void;
};

type Record = { exchange: Exchange; violations: StepViolation[] };

async function runWorkflows(plan: Plan, recorder: Recorder, inputs: Inputs): Promise<StepResult[]> {
  if (plan.steps.length === 0) return [];
  const folder = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    await writeUploads(folder);
    const file = path.join(folder, 'workflows.arazzo.yaml');
    await writeWorkflows(plan, folder, file);
    const origin = await recorder.open(plan.steps);
    return await runRespect(file, origin, inputs, recorder.ended);
  } finally {
    process.off('exit', clear);
    clear();
  }
}

/** The plan for a server with all data. Throws `CannotRun` when nothing selected by `--only` is in it. */
function planBest(document: ArazzoDocument, options: Options, testData: Inputs): Plan {
  const best = planWorkflows(document, options, { ...fullInputs(document), ...testData });
  const refusal = explainNothing(best, options.only);
  if (refusal) throw new CannotRun(refusal);
  return best;
}

/**
 * Runs all checks and gives the masked report. Throws `CannotRun` when the run cannot start. Aborting `interruption`
 * ends the run with an incomplete report.
 */
export async function runConformance(
  asked: Options,
  observer: Observer,
  interruption = new AbortController().signal,
): Promise<Report> {
  const document = await readWorkflows();
  const options = { ...asked, only: resolveNames(asked.only, document) };
  const secrets = createSecrets();
  const startedAt = new Date();
  const records: Record[] = [];
  const testData = createTestData(options);
  const best = planBest(document, options, testData);
  const named = namedCalls(best);
  let last: Exchange | null = null;
  if (options.basicAuth) secrets.learnCredential(options.basicAuth);
  const { password, otherPassword, shortPassword, forgedKey } = testData;
  secrets.learn(...[password, otherPassword, shortPassword, forgedKey].map(String));

  const listener: RecorderListener = {
    onExchange(exchange) {
      secrets.learnFrom(exchange);
      const violations = checkExchange(exchange);
      records.push({ exchange, violations });
      const isNote = !named.has(exchange.step.operation.id) && options.only.length > 0;
      observer.onExchange(exchange, secrets.maskAll(violations), isNote);
    },
    onNote(exchange, violation) {
      const { operation, workflowId, id: step } = exchange.step;
      const place = { operation: operation.id, workflowId, step, status: statusOf(exchange) };
      const noted = { ...violation, ...place };
      records.find((each) => each.exchange === exchange)?.violations.push(noted);
      observer.onBehaviourViolations(secrets.maskAll([noted]));
    },
    onLast(exchange) {
      last = exchange;
      observer.onLast(exchange);
    },
  };
  const recorder = createRecorder(options, listener, interruption);
  try {
    await preflight(recorder, options);
    const inputs = { ...(await discoverInputs(recorder, document)), ...testData };
    const plan = recorder.ended.aborted ? best : planWorkflows(document, options, inputs);
    observer.onSkipped(plan.skipped);
    const results = recorder.ended.aborted ? [] : await runWorkflows(plan, recorder, inputs);
    const isAsked = (id: OperationId) => options.only.length === 0 || named.has(id);
    await follow({ recorder, records, site: options.site, isAsked });
    const isEnded = recorder.ended.aborted;
    const missed = findMissedSteps(plan.steps, results, records, {
      withheld: recorder.withheld,
      isEnded,
      last,
    });
    observer.onSkipped(missed);
    const skipped = [...plan.skipped, ...missed];
    const made = plan.steps.filter(
      ({ workflowId, id }) =>
        !missed.some((each) => each.workflowId === workflowId && each.step === id),
    );
    const behaviourViolations = [
      ...findBehaviourViolations(plan.steps, results, records, inputs),
      ...checkPromises(records),
    ];
    observer.onBehaviourViolations(secrets.maskAll(behaviourViolations));

    const exchanges = records.map(({ exchange }) => exchange);
    const report = buildReport({
      startedAt: startedAt.toISOString(),
      duration: Date.now() - startedAt.getTime(),
      agency: options.agency,
      hrms: options.hrms,
      readOnly: options.readOnly,
      only: options.only,
      mask: secrets.mask,
      end: isEnded
        ? String(recorder.ended.reason)
        : explainNothing({ steps: made, skipped }, options.only),
      named: options.only.length > 0 ? named : null,
      exchanges,
      violations: [...records.flatMap(({ violations }) => violations), ...behaviourViolations],
      skipped,
      created: listCreated(last ? [...exchanges, last] : exchanges, inputs),
    });
    return secrets.maskAll(report);
  } finally {
    recorder.close();
  }
}

/** Exit status for a report. */
export function exitStatusOf({ outcome }: Report): 0 | 1 | 2 {
  if (outcome === 'incomplete') return 2;
  return outcome === 'conforms' ? 0 : 1;
}
