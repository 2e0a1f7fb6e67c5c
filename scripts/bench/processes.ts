/** Starts programs and ends them with all their child processes. */
import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** A program; `name` is used in error messages. */
export type Program = {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
};

/** A running program. `said` is the line that reported readiness. */
export type Running = AsyncDisposable & { said: RegExpExecArray };

const startSeconds = 60;
const endSeconds = 5;
const running = new Set<ChildProcess>();

/** Each program leads a process group, which is ended as a whole. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

process.on('exit', () => {
  for (const child of running) signal(child, 'SIGKILL');
});
for (const [name, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  process.on(name, () => process.exit(status));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit');
    signal(child, 'SIGTERM');
    const timer = setTimeout(() => signal(child, 'SIGKILL'), endSeconds * 1000);
    await ended;
    clearTimeout(timer);
  }
  signal(child, 'SIGKILL');
  running.delete(child);
}

function launch({ command, args, env }: Program): ChildProcessByStdio<null, Readable, Readable> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    detached: true,
  });
  running.add(child);
  return child;
}

/** Waits for the line that reports readiness. */
function readiness(
  child: ReturnType<typeof launch>,
  name: string,
  ready: RegExp,
): Promise<RegExpExecArray> {
  let timer: NodeJS.Timeout;
  return new Promise<RegExpExecArray>((resolve, reject) => {
    let last = 'it said nothing';
    const fail = (reason: string) => reject(new Error(`${name} did not start: ${reason}.`));
    timer = setTimeout(() => fail(`not ready in ${startSeconds} s`), startSeconds * 1000);
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        if (line.trim()) last = line.trim();
        const said = ready.exec(line);
        if (said) resolve(said);
      });
    }
    child.once('error', (error) => fail(error.message));
    child.once('close', (code) => fail(`it ended with ${code}; ${last}`));
  }).finally(() => clearTimeout(timer));
}

/** Starts a program and waits until its output matches `ready`. Throws with its last output. */
export async function startProgram(program: Program, ready: RegExp): Promise<Running> {
  const child = launch(program);
  const stop = () => end(child);
  try {
    return { said: await readiness(child, program.name, ready), [Symbol.asyncDispose]: stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Runs a program to its end; gives its output and duration. Throws with its last output when it fails. */
export async function runProgram(program: Program): Promise<{ output: string; seconds: number }> {
  const started = performance.now();
  const child = launch(program);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close').finally(() => running.delete(child));
  const seconds = (performance.now() - started) / 1000;
  if (code === 0) return { output, seconds };
  const words = output.trim().split('\n').slice(-3).join(' ');
  throw new Error(`${program.name} failed: ${words || `it ended with ${code}`}`);
}
