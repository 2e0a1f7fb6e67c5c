import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

/** A server to start with Node; `name` is used in error messages. */
export type Program = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** Pattern of the line that reports readiness. */
  ready: RegExp;
  /** Called with every line of its output. */
  onLine?: (line: string) => void;
};

/**
 * Starts a program, shows its errors, and waits until it is ready. It ends at the latest with this process. Throws if it
 * ends before, or is not ready within a minute.
 */
export async function startProgram(program: Program): Promise<AsyncDisposable> {
  const { name, args, env, ready, onLine } = program;
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  process.once('exit', () => child.kill());
  const isReady = new Promise<boolean>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      onLine?.(line);
      if (ready.test(line)) resolve(true);
    });
  });
  const isLate = setTimeout(60_000, false, { ref: false });
  const stop = async () => {
    child.kill();
    await ended;
  };
  if (!(await Promise.race([isReady, isLate, ended.then(() => false)]))) {
    await stop();
    throw new Error(`${name} did not start.`);
  }
  return { [Symbol.asyncDispose]: stop };
}
