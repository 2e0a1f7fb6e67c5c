/** Runs workflows with Redocly Respect in its own process and parses the results. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
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

function start(args: string[], signal: AbortSignal): Promise<string> {
  const environment = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [command, 'respect', ...args], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => (error.name === 'AbortError' ? resolve(output) : reject(error)));
    child.on('close', () => resolve(output));
  });
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
  const output = await start(
    [
      file,
      '--server',
      JSON.stringify({ agency: `${origin}/agency`, hrms: `${origin}/hrms` }),
      '--input',
      JSON.stringify(inputs),
      '--severity',
      severity,
      '--json-output',
      resultFile,
    ],
    signal,
  );
  if (signal.aborted) return [];
  const text = await readFile(resultFile, 'utf8').catch(() => null);
  if (text === null) throw new CannotRun(`The workflows could not be run: ${output.trim()}`);
  const { files } = JSON.parse(text) as RespectOutput;
  return Object.values(files)
    .flatMap(({ executedWorkflows }) => executedWorkflows)
    .flatMap(flatten)
    .map(toResult);
}
