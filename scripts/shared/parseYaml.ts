import { parseYaml as parse } from '@redocly/openapi-core';

/** What remains of `size` after a value, which takes its characters and one more; negative when nothing does. */
function subtract(size: number, value: unknown, levels: number): number {
  if (size < 0 || levels === 0) return -1;
  if (typeof value !== 'object' || value === null) return size - 1 - String(value).length;
  return Object.entries(value).reduce(
    (left, [key, each]) => (left < 0 ? left : subtract(left - key.length, each, levels - 1)),
    size - 1,
  );
}

/**
 * Parses YAML. Throws for invalid YAML, and for aliases (`*name`) that make more than ten times its text of it, or more
 * levels than the parser allows without; the first line of the message ends with file and place: `in "a.yaml" (line:column)`.
 */
export function parseYaml(text: string, filename: string): unknown {
  const value = parse(text, { filename });
  if (subtract(10 * text.length, value, 101) >= 0) return value;
  try {
    return parse(text, { filename, maxAliases: 0 });
  } catch (error) {
    const problem = 'from here on aliases repeat far more than is written; write their values out';
    throw new Error((error as Error).message.replace('aliases exceeded maxAliases (0)', problem));
  }
}
