import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** A server to start with Node; `name` is used in error messages. */
export type Program = {
  name: string;
  args: string[];
  env?: Record<string, string>;
  /** Matches the line that reports readiness. */
  ready: RegExp;
  /** Called with every line of its output. */
  onLine?: (line: string) => void;
};

/** A running program. It ends with this process at the latest. */
export type Running = AsyncDisposable & { stop(): void };

const startSeconds = 60;

/** Starts a program and waits until it is ready. Throws with its last line when it ends or takes too long. */
export async function startProgram(program: Program): Promise<Running> {
  const { name, args, env, ready, onLine } = program;
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  const stop = () => void child.kill();
  process.once('exit', stop);
  let last = 'it said nothing';
  let timer: NodeJS.Timeout | undefined;
  const isReady = new Promise<void>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`${name} did not start: ${reason}`));
    timer = setTimeout(fail, startSeconds * 1000, `not ready in ${startSeconds} s`);
    child.once('close', () => fail(last));
    for (const input of [child.stdout, child.stderr]) {
      createInterface({ input }).on('line', (line) => {
        if (line.trim()) last = line.trim();
        if (ready.test(line)) resolve();
        onLine?.(line);
      });
    }
  });
  try {
    await isReady;
  } catch (error) {
    stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
  const dispose = async () => {
    stop();
    await ended;
    process.off('exit', stop);
  };
  return { stop, [Symbol.asyncDispose]: dispose };
}
