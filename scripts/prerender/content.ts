/** Loads the content of pages over HTTP: lists once per run, items once per page. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { matchOperation } from '#contract/matchOperation.ts';
import { parseOrigin, parseSecureOrigin } from '../edge/origin.ts';

/** A response of the backend. `body` is JSON; `status` is 2xx, or 404 or 410 for a missing item. */
type ContentResponse = { status: number; body: string };

/** The backend; `credential` is `user:password`, or ''. */
export type ContentOptions = { origin: string; credential: string; timeoutMs: number };

type ContentResponses = Map<string, Promise<ContentResponse>>;

/** Makes a text a single printable line that ends with a full stop, and cuts a long one. */
export const toPrintableLine = (text: string) =>
  text
    .replace(/\p{C}+/gu, ' ')
    .trim()
    .slice(0, 500)
    .replace(/(?<![.])[.]*$/, '.');

/** Ends a request after so much waiting. While this process renders a page, it waits for nothing. */
function limitWaiting(ms: number) {
  const controller = new AbortController();
  let left = 10;
  const timer = setInterval(() => {
    left -= 1;
    if (left === 0) controller.abort(new DOMException('', 'TimeoutError'));
  }, ms / left);
  return { signal: controller.signal, [Symbol.dispose]: () => clearInterval(timer) };
}

/** Content of a backend. Requests are not retried: a failed run leaves the site unchanged. */
export class Content {
  /** The first failure, even when the page handled it. */
  failure: Error | null = null;
  readonly #options: ContentOptions;
  readonly #lists: ContentResponses = new Map();
  readonly #page = new AsyncLocalStorage<ContentResponses>();

  /** Throws when the origin is invalid, or not safe for a credential. */
  constructor({ origin, credential, timeoutMs }: ContentOptions) {
    const read = credential ? parseSecureOrigin : parseOrigin;
    this.#options = { origin: read(origin, 'CONTENT_ORIGIN').origin, credential, timeoutMs };
  }

  /** Runs `work` for one page, with its own cache and list of requests. */
  forPage<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#page.run(new Map(), work);
  }

  /** What the current page has asked for. */
  requests = () => [...(this.#page.getStore()?.keys() ?? [])];

  /** The response to a GET of `path`. Throws the errors of `fail`. */
  get(path: string): Promise<ContentResponse> {
    const page = this.#page.getStore();
    const url = new URL(path, this.#options.origin);
    const isItem = matchOperation('GET', url.pathname)?.operation.path.includes('{') ?? false;
    const known = isItem ? page : this.#lists;
    const response = known?.get(path) ?? this.#request(url, isItem);
    known?.set(path, response);
    page?.set(path, response);
    return response;
  }

  /** Creates (and records) the failure of a request: its operation, URL and reason. */
  fail(path: string, reason: string): Error {
    const url = new URL(path, this.#options.origin);
    const name = matchOperation('GET', url.pathname)?.operation.id ?? 'unknown operation';
    const failure = new Error(`${name} (GET ${url}) failed: ${toPrintableLine(reason)}`);
    this.failure ??= failure;
    return failure;
  }

  async #request(url: URL, isItem: boolean): Promise<ContentResponse> {
    const { credential, timeoutMs } = this.#options;
    const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
    using limit = limitWaiting(timeoutMs);
    try {
      const response = await fetch(url, {
        headers: {
          accept: 'application/json',
          // The backend may end a kept connection in the moment in which it is used again.
          connection: 'close',
          ...(credential && { authorization }),
        },
        redirect: 'manual',
        signal: limit.signal,
      });
      const { status } = response;
      if (isItem && (status === 404 || status === 410)) return { status, body: '{}' };
      if (!response.ok) throw new Error(`it responded with ${status}`);
      return { status, body: JSON.stringify(await response.json()) };
    } catch (error) {
      const { name, message, cause } = error as Error;
      const reason = cause instanceof Error && cause.message ? cause.message : message;
      const late = `no response within ${timeoutMs / 1000} seconds`;
      throw this.fail(url.href, name === 'TimeoutError' ? late : reason);
    }
  }
}
