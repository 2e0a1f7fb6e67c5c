import type { PresetName } from '../db/presets.ts';

/**
 * Adds `?mock=…&as=…` to a path. Colons, commas and asterisks stay unescaped, because people read and type these
 * links.
 */
export function scenarioLink(path: string, mock: string, preset: PresetName | null = null): string {
  const url = new URL(path, 'http://site');
  const set = (name: string, value: string | null) =>
    value ? url.searchParams.set(name, value) : url.searchParams.delete(name);
  set('mock', mock);
  set('as', preset);
  return url.pathname + url.search.replaceAll('%3A', ':').replaceAll('%2C', ',') + url.hash;
}
