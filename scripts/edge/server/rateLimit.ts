/** Limits how often one visitor may write: the leaky bucket that nginx uses, `burst` at once and `perMinute` in the long run. */

/** Tells whether a request of `visitor` at `now` (milliseconds) may pass, and counts it if so. */
export type RateLimit = (visitor: string, now: number) => boolean;

/** A limit that knows nobody yet. */
export function createRateLimit(perMinute: number, burst: number): RateLimit {
  const visitors = new Map<string, { excess: number; at: number }>();
  return (visitor, now) => {
    const last = visitors.get(visitor);
    const leaked = last ? ((now - last.at) / 60_000) * perMinute : 0;
    const excess = last ? Math.max(0, last.excess - leaked + 1) : 0;
    if (excess > burst) return false;
    visitors.set(visitor, { excess, at: now });
    return true;
  };
}
