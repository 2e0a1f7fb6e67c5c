/** Runs workflows with Redocly Respect in its own process and parses the results. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Inputs } from './discovery.ts';
import { CannotRun } from './options.ts';
import { mask } from './secrets.ts';

/** Result of a step; `criteria` has one entry per success criterion, in their order. */
export type StepResult = {
  workflowId: string;
  step: string;
  criteria: { passed: boolean }[];
  /** Why the step could not be executed, for example a missing output of an earlier step. */
  error: string | null;
};

type Check = { name: string; passed: boolean; message?: string };
type Entry =
  | { type: 'step'; workflowId: string; stepId: string; checks: Check[] }
  | { type: 'workflow'; executedSteps: Entry[] };

const command = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@redocly/cli/package.json')),
  'bin/cli.js',
);

/** Our own checks cover these; here they would end a workflow. */
const severity = 'SCHEMA_CHECK=off,STATUS_CODE_CHECK=off,CONTENT_TYPE_CHECK=off';

/** The results in an entry of the output, in which the steps after a failed one are nested. */
function readEntry(entry: Entry): StepResult[] {
  if (entry.type === 'workflow') return entry.executedSteps.flatMap(readEntry);
  const { workflowId, stepId: step, checks } = entry;
  const failure = checks.find(({ name, passed }) => name === 'unexpected error' && !passed);
  const criteria = checks.filter(({ name }) => name === 'success criteria check');
  return [{ workflowId, step, criteria, error: failure?.message ?? null }];
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
    // Its own masking takes minutes for thousands of tokens, and nobody reads its output.
    ...['--no-secrets-masking', '--severity', severity, '--json-output', resultFile],
  ];
  const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  // Nothing may come between the runner and the recorder: no proxy, nor a configuration of the current folder.
  const direct = Object.entries(process.env).filter(([name]) => !/proxy/i.test(name));
  const env = { ...Object.fromEntries(direct), ...quiet };
  const options = { env, cwd: path.dirname(file), signal, maxBuffer: Infinity };
  // A failed criterion is an exit status, but no failure of the run.
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
    (error: { stdout: string; stderr: string }) => error,
  );
  if (signal.aborted) return [];
  const text = await readFile(resultFile, 'utf8').catch(() => null);
  if (text === null) {
    throw new CannotRun(`The workflows could not be run: ${mask((stdout + stderr).trim(), 2000)}`);
  }
  const { files }: { files: Record<string, { executedWorkflows: Entry[] }> } = JSON.parse(text);
  return Object.values(files).flatMap((each) => each.executedWorkflows.flatMap(readEntry));
}
