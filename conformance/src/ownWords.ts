/** Finds what a server says for itself in the body of a failure. */
import type { BackendResponse } from './exchange.ts';
import { parseJson } from './json.ts';
import { show } from './secrets.ts';

const named = ['detail', 'message', 'error', 'non_field_errors'];

/** The first text in JSON, those with a usual name first. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  const holder = value as Record<string, unknown>;
  const values = [...named.map((name) => holder[name]), ...Object.values(holder)];
  return values.map(firstText).find(Boolean);
}

/** The title of a page, or its text. */
function textOfPage(page: string): string {
  const [, title] = /<title[^>]*>([^<]+)/i.exec(page) ?? [];
  return title ?? page.replace(/<(style|script)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
}

/** The server's own words as `, saying "…"`; '' when it has none. */
export function saying({ body }: BackendResponse): string {
  const start = body.toString('utf8', 0, 10_000);
  const json = parseJson(start);
  const text = json === undefined ? textOfPage(start) : firstText(json);
  const words = text?.replace(/\s+/g, ' ').trim();
  return words ? `, saying ${show(words)}` : '';
}
