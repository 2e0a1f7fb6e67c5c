/**
 * Ends this process when the one that started it is gone, however that ended. Import it, or preload it into the
 * processes of a run with NODE_OPTIONS. They get a SIGINT, so that each ends its own servers, and then some seconds.
 */
import { isMainThread } from 'node:worker_threads';

const parent = process.ppid;
const intervalMs = 300;
let patience = 20;

function endIfAlone() {
  if (process.ppid === parent) return;
  patience -= 1;
  if (patience === 0 || !process.emit('SIGINT', 'SIGINT')) process.exit(130);
}

if (isMainThread) setInterval(endIfAlone, intervalMs).unref();
