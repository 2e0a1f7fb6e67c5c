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
  const set = (name: string, value: string | null) =>
    value === null ? url.searchParams.delete(name) : url.searchParams.set(name, value);
  set('mock', parts.length > 0 ? parts.join(',') : null);
  set('as', preset);
  return url.pathname + url.search.replaceAll('%3A', ':').replaceAll('%2C', ',') + url.hash;
}
