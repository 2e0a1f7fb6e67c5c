/**
 * Ends this process when its parent is gone. Import it, or preload it with NODE_OPTIONS. It sends SIGINT first, so
 * that servers can be stopped, and exits some seconds later.
 */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

let patience = 20;

/** The parent process; a shell in between is skipped, because it outlives its own parent. */
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

if (isMainThread) setInterval(endIfAlone, 300).unref();
