/** Links that open a page in a scenario and a preset. */
import type { PresetName } from '../db/presets.ts';

/**
 * `path` (with a query and fragment of its own, perhaps) plus `?mock=…&as=…`. Colons, commas and asterisks stay
 * legible, as people read and type these links.
 */
export function scenarioLink(
  path: string,
  parts: readonly string[],
  preset: PresetName | null = null,
): string {
  const url = new URL(path, 'http://site');
  const own = [...url.searchParams].filter(([name]) => name !== 'mock' && name !== 'as');
  const query = [
    ...own.map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
    ...(parts.length > 0 ? [`mock=${parts.join(',')}`] : []),
    ...(preset ? [`as=${preset}`] : []),
  ];
  return url.pathname + (query.length > 0 ? `?${query.join('&')}` : '') + url.hash;
}
