/** Finds the server's error text in the body of a failure. */
import type { BackendResponse } from './exchange.ts';
import { parseJson } from './json.ts';
import { mask } from './secrets.ts';

/** Characters shown of an error text. */
const maxLength = 160;

/** The title of an HTML page; its text if the title is vague. */
function textOfPage(page: string): string {
  const [, title] = /<title[^>]*>([^<]+)/i.exec(page) ?? [];
  const isVague = /^\s*error\s*$|Exception caught/i.test(title ?? '');
  const text = page.replace(/<(style|script|title)[\s\S]*?<\/\1>|<[^>]*>/gi, ' ');
  return title && !isVague ? title : text;
}

/** The server's error text, which is its JSON or the text of its page, as `, saying …`; '' without one. */
export function saying({ body }: BackendResponse): string {
  const start = body.toString('utf8', 0, 10_000);
  const text = parseJson(start) === undefined ? textOfPage(start) : start;
  const words = text.replace(/\s+/g, ' ').trim();
  return words ? `, saying ${mask(words, maxLength)}` : '';
}
