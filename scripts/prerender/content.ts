/** Loads the content of pages over HTTP: lists once per run, items once per page. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { matchOperation } from '#contract/matchOperation.ts';

/** A response of the backend. `body` is JSON; `status` is 2xx, or 404 or 410 for a missing item. */
export type ContentResponse = { status: number; body: string; hash: string };

/** A failed content request. The message has the operation, its URL and the reason. */
export class ContentFailure extends Error {
  override name = 'ContentFailure';
}

/** The backend; `credential` is `user:password`, or ''. */
export type ContentOptions = { origin: string; credential: string; timeoutMs: number };

type ContentResponses = Map<string, Promise<ContentResponse>>;

/** Hash of a text, to detect changes. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** An error's message without a final full stop, to be used within a sentence. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.trim().replace(/\.+$/, '');
}

/** The reason of an error; its cause, if any, is more specific. */
function explain(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return reasonOf(error);
  if (error.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} seconds`;
  const deeper = error.cause instanceof Error ? reasonOf(error.cause) : '';
  return deeper || reasonOf(error);
}

/** Content of a backend. Requests are not retried: a failed run leaves the site unchanged. */
export class Content {
  /** The first failure, even when the page handled it. */
  failure: ContentFailure | null = null;
  readonly #options: ContentOptions;
  readonly #lists: ContentResponses = new Map();
  readonly #page = new AsyncLocalStorage<ContentResponses>();

  constructor(options: ContentOptions) {
    this.#options = options;
  }

  /** Runs `work` for one page, with its own cache and list of requests. */
  forPage<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#page.run(new Map(), work);
  }

  /** The current page's requests and one hash of their responses. */
  async usedByPage(): Promise<{ requests: string[]; hash: string }> {
    const requests = [...(this.#page.getStore()?.keys() ?? [])].sort();
    return { requests, hash: await this.hashOfAll(requests) };
  }

  /** One hash of the responses to several requests. */
  async hashOfAll(requests: readonly string[]): Promise<string> {
    const responses = await Promise.all(requests.map((path) => this.get(path)));
    return hashOf(responses.map(({ hash }, index) => `${requests[index]} ${hash}`).join('\n'));
  }

  /** The response to a GET of `path`. Throws ContentFailure. */
  get(path: string): Promise<ContentResponse> {
    const page = this.#page.getStore();
    const item = matchOperation(
      'GET',
      new URL(path, this.#options.origin).pathname,
    )?.operation.path.includes('{');
    const known = item ? page : this.#lists;
    const response = known?.get(path) ?? this.#request(path, item ?? false);
    known?.set(path, response);
    page?.set(path, response);
    return response;
  }

  async #request(path: string, item: boolean): Promise<ContentResponse> {
    const url = new URL(path, this.#options.origin);
    try {
      return await this.#fetch(url, item);
    } catch (error) {
      throw this.fail(path, explain(error, this.#options.timeoutMs));
    }
  }

  /** Creates (and records) the failure of a request. */
  fail(path: string, reason: string): ContentFailure {
    const url = new URL(path, this.#options.origin);
    const name = matchOperation('GET', url.pathname)?.operation.id ?? 'unknown operation';
    const failure = new ContentFailure(`${name} (GET ${url}) failed: ${reasonOf(reason)}.`);
    this.failure ??= failure;
    return failure;
  }

  async #fetch(url: URL, item: boolean): Promise<ContentResponse> {
    const { credential, timeoutMs } = this.#options;
    const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(credential && { authorization }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const body = await response.text();
    const missing = item && (status === 404 || status === 410);
    if (!response.ok && !missing) throw new Error(`it responded with ${status}`);
    if (!missing && !isJson(body)) throw new Error('its response is not JSON');
    return { status, body: missing ? '{}' : body, hash: hashOf(`${status} ${body}`) };
  }
}
