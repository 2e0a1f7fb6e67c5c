/** Ends this process when its parent is gone. Import it, or preload it with NODE_OPTIONS. */
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

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
  if (findParent() !== parent) process.exit(130);
}

if (isMainThread) setInterval(endIfAlone, 300).unref();
