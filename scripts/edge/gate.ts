/** The edge's decision on a call, as `deploy/nginx/gate.conf` makes it, for servers in Node. */
import type { IncomingHttpHeaders } from 'node:http';
import { findAllowed } from './allowList.ts';
import type { ProblemStatus } from './problems.ts';

/** What the decision depends on; `path` is that of a normal target. */
export type Call = { path: string; method: string; headers: IncomingHttpHeaders };

/** Why a call goes no further. */
export type Refusal = { status: ProblemStatus; allow?: string };

/** Whether a method may change something. */
export const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD';

/** A write proves with `Origin` or `Sec-Fetch-Site` that it comes from the site; neither may say otherwise. */
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

/** The refusal of a call below `/api/`, `/hrms/` or `/edge/`, or null when it passes. A body without a length does not. */
export function refusalOf(call: Call): Refusal | null {
  const allowed = findAllowed(call.path);
  if (!allowed) return { status: 404 };
  if (!allowed.methods.includes(call.method)) {
    return { status: 405, allow: allowed.methods.join(', ') };
  }
  if (isWrite(call.method) && isForeign(call)) return { status: 403 };
  return sizeOf(call) > allowed.limit ? { status: 413 } : null;
}
