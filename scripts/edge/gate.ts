/** Allows or rejects a call, for servers in Node, like `deploy/nginx/gate.conf`. */
import type { IncomingHttpHeaders } from 'node:http';
import { findAllowed } from './allowList.ts';
import type { ProblemStatus } from './problems.ts';

/** A call; `path` is that of a normalized target. */
export type Call = { path: string; method: string; headers: IncomingHttpHeaders };

/** Why a call is rejected. */
export type Refusal = { status: ProblemStatus; allow?: string };

/** Whether a method may change something. */
export const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD';

/** `Origin` or `Sec-Fetch-Site` must show that a write comes from the site, and neither may contradict it. */
function isForeign({ headers }: Call): boolean {
  const { origin, host, 'sec-fetch-site': fetchSite } = headers;
  if (origin === undefined) return fetchSite !== 'same-origin';
  return origin !== `http://${host}` || (fetchSite !== undefined && fetchSite !== 'same-origin');
}

function sizeOf({ headers }: Call): number {
  return headers['transfer-encoding']
    ? Number.POSITIVE_INFINITY
    : Number(headers['content-length']);
}

/** Why a call below `/api/`, `/hrms/` or `/edge/` is refused, or null. A body needs a `Content-Length`. */
export function refusalOf(call: Call): Refusal | null {
  const allowed = findAllowed(call.path);
  if (!allowed) return { status: 404 };
  if (!allowed.methods.includes(call.method)) {
    return { status: 405, allow: allowed.methods.join(', ') };
  }
  if (isWrite(call.method) && isForeign(call)) return { status: 403 };
  return sizeOf(call) > allowed.limit ? { status: 413 } : null;
}
