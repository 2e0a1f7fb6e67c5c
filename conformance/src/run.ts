/** A conformance run: preflight, discovery, workflows, checks, report. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OperationId } from '../../openapi/generated/operations.ts';
import { findBehaviourViolations, findMissedSteps } from './behaviour.ts';
import { followMedia } from './checks/media.ts';
import { checkPromises } from './checks/promises.ts';
import { checkExchange } from './checks/response.ts';
import { discoverInputs, type Inputs } from './discovery.ts';
import { broken, type CheckedExchange, type Exchange, isOf } from './exchange.ts';
import { followPages, followRecords } from './follow/lists.ts';
import { followProfile } from './follow/profile.ts';
import type { Trail } from './follow/trail.ts';
import { learnCredential, learnFrom } from './learn.ts';
import { explainNothing, resolveNames } from './only.ts';
import { CannotRun, type Options } from './options.ts';
import { preflight } from './preflight.ts';
import { createRecorder, type Recorder, type RecorderListener } from './recorder.ts';
import { buildReport, type Report } from './report.ts';
import { runRespect, type StepResult } from './respect.ts';
import { learn } from './secrets.ts';
import { createTestData, listCreated, writeUploads } from './testData.ts';
import type { StepViolation } from './violations.ts';
import {
  fullInputs,
  type Plan,
  planWorkflows,
  readWorkflows,
  type SkippedStep,
  writeWorkflows,
} from './workflows.ts';

/** Called during a run; texts of a server are masked. */
export type Observer = {
  /** `isNote`: the violations do not count, because `--only` does not select the operation. */
  onExchange(exchange: Exchange, violations: StepViolation[], isNote: boolean): void;
  /** Violations found after all workflows have ended. */
  onBehaviourViolations(violations: StepViolation[]): void;
  onSkipped(steps: SkippedStep[]): void;
};

async function runWorkflows(plan: Plan, recorder: Recorder, inputs: Inputs): Promise<StepResult[]> {
  if (plan.steps.length === 0 || recorder.ended.aborted) return [];
  const folder = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    await writeUploads(folder);
    const file = await writeWorkflows(plan, folder);
    const origin = await recorder.open(plan.steps);
    return await runRespect(file, origin, inputs, recorder.ended);
  } finally {
    process.off('exit', clear);
    clear();
  }
}

/** Requests that follow from what the server has sent, part by part. */
const follow = [followPages, followRecords, followProfile, followMedia];

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
  const { agency, hrms, readOnly, only, site } = options;
  const facts = { agency, hrms, readOnly, only };
  const startedAt = new Date();
  const testData = createTestData(options);
  /** The plan for a server with all data. */
  const best = planWorkflows(document, options, { ...fullInputs(document), ...testData });
  const refusal = explainNothing(best, only);
  if (refusal) throw new CannotRun(refusal);
  const named = new Set(best.steps.map(({ operation }) => operation.id));
  const isAsked = (id: OperationId) => only.length === 0 || named.has(id);

  if (options.basicAuth) learnCredential(options.basicAuth);
  const { password, otherPassword, shortPassword, forgedKey } = testData;
  learn([password, otherPassword, shortPassword, forgedKey].map(String));

  const records: CheckedExchange[] = [];
  let last: Exchange | null = null;
  const listener: RecorderListener = {
    onExchange(exchange) {
      learnFrom(exchange);
      const violations = checkExchange(exchange);
      records.push({ exchange, violations });
      const isNote = !isAsked(exchange.step.operation.id);
      observer.onExchange(exchange, violations, isNote);
    },
    onLast(exchange) {
      last = exchange;
    },
  };
  const note: Trail['note'] = (exchange, ...violation) => {
    const noted = broken(exchange, ...violation);
    records.find((each) => each.exchange === exchange)?.violations.push(noted);
    observer.onBehaviourViolations([noted]);
  };

  const recorder = createRecorder(options, listener, interruption);
  const { ended, withheld } = recorder;
  try {
    await preflight(recorder, options);
    const inputs = { ...(await discoverInputs(recorder, document)), ...testData };
    const plan = ended.aborted ? best : planWorkflows(document, options, inputs);
    observer.onSkipped(plan.skipped);
    const results = await runWorkflows(plan, recorder, inputs);
    for (const part of follow) {
      if (!ended.aborted) await part({ recorder, records, site, isAsked, note });
    }
    const obstacles = { withheld, isEnded: ended.aborted, last };
    const { missed, fault } = findMissedSteps(plan.steps, results, records, obstacles);
    observer.onSkipped(missed);
    const late = [
      ...findBehaviourViolations(plan.steps, results, records, inputs),
      ...checkPromises(records, site),
    ];
    observer.onBehaviourViolations(late);

    const skipped = [...plan.skipped, ...missed];
    const steps = plan.steps.filter((step) => !missed.some((each) => isOf(step, each)));
    const exchanges = records.map(({ exchange }) => exchange);
    return buildReport({
      ...facts,
      exchanges,
      skipped,
      startedAt: startedAt.toISOString(),
      duration: Date.now() - startedAt.getTime(),
      counts: isAsked,
      end: obstacles.isEnded
        ? String(ended.reason)
        : (fault ?? explainNothing({ steps, skipped }, only)),
      violations: [...records.flatMap(({ violations }) => violations), ...late],
      created: listCreated(last ? [...exchanges, last] : exchanges, inputs),
    });
  } finally {
    recorder.close();
  }
}
