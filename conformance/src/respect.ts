/** Runs workflows with Redocly Respect in its own process and parses the results. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Inputs } from './discovery.ts';
import { CannotRun } from './options.ts';

/** Result of a step; `criteria` has one entry per success criterion, in their order. */
export type StepResult = {
  workflowId: string;
  step: string;
  criteria: { passed: boolean }[];
  /** Why the step could not be executed, for example a missing output of an earlier step. */
  error: string | null;
};

type RespectCheck = { name: string; passed: boolean; message?: string };
type RespectStep = { type: 'step'; workflowId: string; stepId: string; checks: RespectCheck[] };
type RespectWorkflow = { type: 'workflow'; executedSteps: (RespectStep | RespectWorkflow)[] };
type RespectOutput = { files: Record<string, { executedWorkflows: RespectWorkflow[] }> };

const command = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/** Our own checks cover these; here they would end a workflow. */
const severity = 'SCHEMA_CHECK=off,STATUS_CODE_CHECK=off,CONTENT_TYPE_CHECK=off';

/** Respect nests the steps that follow a failed one. */
function flatten(entry: RespectStep | RespectWorkflow): RespectStep[] {
  return entry.type === 'step' ? [entry] : entry.executedSteps.flatMap(flatten);
}

function toResult({ workflowId, stepId, checks }: RespectStep): StepResult {
  const failure = checks.find(({ name, passed }) => name === 'unexpected error' && !passed);
  return {
    workflowId,
    step: stepId,
    criteria: checks.filter(({ name }) => name === 'success criteria check'),
    error: failure?.message ?? null,
  };
}

/**
 * Runs the workflows in `file` against `origin`, with each backend at `/<api>` below it. Gives no results when
 * `signal` is aborted. Throws `CannotRun` when Respect itself fails.
 */
export async function runRespect(
  file: string,
  origin: string,
  inputs: Inputs,
  signal: AbortSignal,
): Promise<StepResult[]> {
  const resultFile = `${file}.json`;
  const servers = JSON.stringify({ agency: `${origin}/agency`, hrms: `${origin}/hrms` });
  const args = [
    ...[command, 'respect', file, '--server', servers, '--input', JSON.stringify(inputs)],
    ...['--severity', severity, '--json-output', resultFile],
  ];
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const options = { env: { ...process.env, ...quiet }, signal, maxBuffer: Infinity };
  // A failed criterion is an exit status, but no failure of the run.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  if (signal.aborted) return [];
  const text = await readFile(resultFile, 'utf8').catch(() => null);
  if (text === null)
    throw new CannotRun(`The workflows could not be run: ${(stdout + stderr).trim()}`);
  const { files } = JSON.parse(text) as RespectOutput;
  return Object.values(files)
    .flatMap(({ executedWorkflows }) => executedWorkflows)
    .flatMap(flatten)
    .map(toResult);
}
