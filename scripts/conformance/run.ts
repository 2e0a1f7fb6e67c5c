/** A whole conformance run: preflight, survey, journeys, checks, report. */
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findMisbehaviour, findMissedSteps } from './behaviour.ts';
import { CannotRun } from './cannotRun.ts';
import { checkExchange } from './checks/check.ts';
import { listCreated } from './created.ts';
import type { Exchange } from './exchange.ts';
import type { Finding } from './findings.ts';
import {
  fullInputs,
  type JourneysFile,
  type Plan,
  planJourneys,
  readJourneys,
  type SkippedStep,
  writeJourneys,
} from './journeys.ts';
import { explainNothing, namedCalls, resolveNames } from './only.ts';
import type { Options } from './options.ts';
import { preflight } from './preflight.ts';
import { createRecorder, type Recorder, type RecorderListener } from './recorder.ts';
import { buildReport, type Report } from './report.ts';
import { runRespect, type StepResult } from './respect.ts';
import { createSecrets } from './secrets.ts';
import { type Inputs, survey } from './survey.ts';
import { createTestData, writeUploads } from './testData.ts';

/** Is told of a run while it goes on; every text is masked. */
export type Observer = {
  /** `isNote` is true where the findings do not count, because `--only` does not name the call. */
  onExchange(exchange: Exchange, findings: Finding[], isNote: boolean): void;
  /** The request that ended the run; it has no whole answer. */
  onLast(exchange: Exchange): void;
  /** Breaches that show only when the journeys are over. */
  onMisbehaviour(findings: Finding[]): void;
  onSkipped(steps: SkippedStep[]): void;
};

/** An exchange with what the checks found in it. */
type Record = { exchange: Exchange; findings: Finding[] };

async function travel(plan: Plan, recorder: Recorder, inputs: Inputs): Promise<StepResult[]> {
  if (plan.steps.length === 0) return [];
  const folder = await mkdtemp(path.join(tmpdir(), 'conformance-'));
  const clear = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clear);
  try {
    await writeUploads(folder);
    const file = path.join(folder, 'journeys.arazzo.yaml');
    await writeJourneys(plan, folder, file);
    const origin = await recorder.open(plan.steps);
    return await runRespect(file, origin, inputs, recorder.lost);
  } finally {
    process.off('exit', clear);
    clear();
  }
}

/** What can be made at best, known before anything is sent. Throws `CannotRun` when nothing of `--only` is in it. */
function planBest(document: JourneysFile, options: Options, testData: Inputs): Plan {
  const best = planJourneys(document, options, { ...fullInputs(document), ...testData });
  const refusal = explainNothing(best, options.only);
  if (refusal) throw new CannotRun(refusal);
  return best;
}

/**
 * Runs everything that the options ask for. Throws `CannotRun` when it cannot begin. The report is masked. When
 * `interruption` is aborted the run ends, and its report says so with the reason.
 */
export async function runConformance(
  asked: Options,
  observer: Observer,
  interruption = new AbortController().signal,
): Promise<Report> {
  const document = await readJourneys();
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
      const findings = checkExchange(exchange);
      records.push({ exchange, findings });
      const isNote = !named.has(exchange.step.operation.id) && options.only.length > 0;
      observer.onExchange(exchange, secrets.maskAll(findings), isNote);
    },
    onLast(exchange) {
      last = exchange;
      observer.onLast(exchange);
    },
  };
  const recorder = createRecorder(options, listener, interruption);
  try {
    await preflight(recorder, options);
    const inputs = { ...(await survey(recorder)), ...testData };
    const plan = recorder.lost.aborted ? best : planJourneys(document, options, inputs);
    observer.onSkipped(plan.skipped);
    const results = recorder.lost.aborted ? [] : await travel(plan, recorder, inputs);
    const isEnded = recorder.lost.aborted;
    const missed = findMissedSteps(plan.steps, results, records, {
      withheld: recorder.withheld,
      isEnded,
      last,
    });
    observer.onSkipped(missed);
    const skipped = [...plan.skipped, ...missed];
    const made = plan.steps.filter(
      ({ journey, id }) => !missed.some((each) => each.journey === journey && each.step === id),
    );
    const misbehaviour = findMisbehaviour(plan.steps, results, records, inputs);
    observer.onMisbehaviour(secrets.maskAll(misbehaviour));

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
        ? String(recorder.lost.reason)
        : explainNothing({ steps: made, skipped }, options.only),
      named: options.only.length > 0 ? named : null,
      exchanges,
      findings: [...records.flatMap(({ findings }) => findings), ...misbehaviour],
      skipped,
      created: listCreated(last ? [...exchanges, last] : exchanges, inputs),
    });
    return secrets.maskAll(report);
  } finally {
    recorder.close();
  }
}

/** The exit status that a report stands for. */
export function exitStatusOf({ outcome }: Report): 0 | 1 | 2 {
  if (outcome === 'incomplete') return 2;
  return outcome === 'conforms' ? 0 : 1;
}
