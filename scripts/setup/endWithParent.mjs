/**
 * Ends this process when the one that started it is gone, however that ended. Import it, or preload it into the
 * processes of a run with NODE_OPTIONS. They get a SIGINT, so that each ends its own servers, and then some seconds.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const intervalMs = 300;
let patience = 20;

/** The process that started this one. A shell between them does not count, because it outlives the former. */
function findParent() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    const [, parent] = /\([a-z]*sh\) \S (\d+)/.exec(stat) ?? [];
    return Number(parent ?? process.ppid);
  } catch {
    return process.ppid;
  }
}

const parent = findParent();

function endIfAlone() {
  if (findParent() === parent) return;
  patience -= 1;
  if (patience === 0 || !process.emit('SIGINT', 'SIGINT')) process.exit(130);
}

if (isMainThread) setInterval(endIfAlone, intervalMs).unref();
