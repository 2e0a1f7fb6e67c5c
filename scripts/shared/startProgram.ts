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

/** A running program. It ends at the latest with this process. */
export type Running = AsyncDisposable;

const startSeconds = 60;

/**
 * Starts a program and waits until it is ready. Throws with its first error, or else its last line, if it ends, and if it
 * takes too long.
 */
export async function startProgram({ name, args, env, ready, onLine }: Program): Promise<Running> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  const stop = () => void child.kill();
  process.once('exit', stop);
  let [last, cause] = ['it said nothing', ''];
  const isReady = new Promise<void>((resolve) => {
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        last = line.trim() || last;
        // A stack trace follows the error.
        if (/^(\[?\w*Error\b).*:/.test(line)) cause ||= line;
        if (ready.test(line)) resolve();
        onLine?.(line);
      });
    }
  });
  const failure = await Promise.race([
    isReady,
    ended.then(() => cause || last),
    setTimeout(startSeconds * 1000, `not ready in ${startSeconds} s`, { ref: false }),
  ]);
  if (failure) {
    stop();
    throw new Error(`${name} did not start: ${failure}`);
  }
  return {
    [Symbol.asyncDispose]: async () => {
      stop();
      await ended;
      process.off('exit', stop);
    },
  };
}
