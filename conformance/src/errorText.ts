/** Finds the server's error text in the body of a failure. */
import type { BackendResponse } from './exchange.ts';
import { parseJson } from './json.ts';
import { show } from './secrets.ts';

/** Property names of error texts in Django, FastAPI, Express, Rails and Spring. */
const named = ['detail', 'message', 'msg', 'error_description', 'errors', 'error', 'title'];

/** The first text in JSON, preferably under a usual name, prefixed by the field that it is about. */
function firstText(value: unknown, field = ''): string | undefined {
  if (typeof value === 'string') return value && field ? `${field}: ${value}` : value;
  if (typeof value !== 'object' || value === null) return undefined;
  const holder = value as Record<string, unknown>;
  // FastAPI and Express name the field beside the text.
  const place = [holder.loc ?? holder.path ?? holder.param].flat().at(-1);
  const own = 'msg' in holder && typeof place === 'string' ? place : field;
  for (const name of named) {
    const found = firstText(holder[name], own);
    if (found) return found;
  }
  const isNameless = (name: string) => Array.isArray(value) || name === 'non_field_errors';
  const rest = Object.entries(holder).map(([name, each]) =>
    firstText(each, isNameless(name) ? own : name),
  );
  return rest.find(Boolean);
}

/** The title of an HTML page; its text if the title is vague. */
function textOfPage(page: string): string {
  const [, title] = /<title[^>]*>([^<]+)/i.exec(page) ?? [];
  const isVague = /^\s*error\s*$|Exception caught/i.test(title ?? '');
  const text = page.replace(/<(style|script|title)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
  return title && !isVague ? title : text;
}

/** The server's error text as `, saying "…"`; '' without one. */
export function saying({ body }: BackendResponse): string {
  const start = body.toString('utf8', 0, 10_000);
  const json = parseJson(start);
  const text = json === undefined ? textOfPage(start) : firstText(json);
  const words = text?.replace(/\s+/g, ' ').trim();
  return words ? `, saying ${show(words)}` : '';
}
