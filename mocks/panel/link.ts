import type { PresetName } from '../db/presets.ts';

/**
 * Adds `?mock=…&as=…` to a path. Colons, commas and asterisks stay unescaped, because people read and type these
 * links.
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
