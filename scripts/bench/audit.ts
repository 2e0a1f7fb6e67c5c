/** The data that the benchmark keeps of a Lighthouse run. */
import type { LighthouseResult } from './tools.ts';

/** An audit that costs points: `lost` of 100 in its category; `detail` says where. */
export type Loss = { category: string; audit: string; lost: number; detail: string };

/**
 * A run: scores from 0 to 100, metrics in ms (CLS without unit), the machine's speed, and the audits that cost
 * points.
 */
export type Run = {
  speed: number;
  scores: Record<Score, number>;
  metrics: Record<Metric, number>;
  losses: Loss[];
  /** Performance audits without weight that suggest improvements. */
  hints: Loss[];
};

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;
const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;

export type Score = keyof typeof categories;
export type Metric = keyof typeof audits;

/** Metrics without weight that repeat others. */
const unweighted = ['interactive', 'max-potential-fid'];

/** Locations in an audit's details (elements, URLs, messages): up to three, without duplicates. */
function placesOf(details: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || found.size >= 3) return;
    const { selector, url, href, description, value: text } = value as Record<string, unknown>;
    const place = [selector, url, href, description, text].find((each) => typeof each === 'string');
    if (typeof place === 'string' && place !== '') found.add(place.replace(/^http:\/\/[^/]+/, ''));
    for (const each of Object.values(value)) visit(each);
  };
  visit((details as { items?: unknown } | undefined)?.items);
  return [...found];
}

function lossesOf(lhr: LighthouseResult): { losses: Loss[]; hints: Loss[] } {
  const losses: Loss[] = [];
  const hints: Loss[] = [];
  for (const id of Object.values(categories)) {
    const category = lhr.categories[id];
    const all = category?.auditRefs ?? [];
    const total = all.reduce((sum, { weight }) => sum + weight, 0);
    for (const ref of all) {
      const audit = lhr.audits[ref.id];
      if (!audit || audit.score === null || audit.score >= 1) continue;
      const detail = [audit.displayValue ?? '', ...placesOf(audit.details)].filter(Boolean);
      const lost = (ref.weight * (1 - audit.score) * 100) / total;
      const loss = { category: id, audit: ref.id, lost, detail: detail.join('; ') };
      if (ref.weight > 0) losses.push(loss);
      else if (id === 'performance' && !unweighted.includes(ref.id)) hints.push(loss);
    }
  }
  return { losses, hints };
}

function mapValues<Key extends string>(
  names: Record<Key, string>,
  read: (id: string) => number | null | undefined,
): Record<Key, number> {
  const entries = Object.entries<string>(names).map(([name, id]) => {
    const value = read(id);
    if (value === null || value === undefined) throw new Error(`Lighthouse gave no ${id}.`);
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** Reads a result. Throws when Lighthouse could not measure the page. */
export function readRun(lhr: LighthouseResult): Run {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scoreOf = (id: string) => {
    const score = lhr.categories[id]?.score;
    return score === null || score === undefined ? null : score * 100;
  };
  return {
    speed: lhr.environment.benchmarkIndex,
    scores: mapValues(categories, scoreOf),
    metrics: mapValues(audits, (id) => lhr.audits[id]?.numericValue),
    ...lossesOf(lhr),
  };
}
