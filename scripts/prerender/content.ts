/** The content that pages are made of, asked for over HTTP: each list once a run, each item once a page, nothing twice. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { matchOperation } from '#contract/matchOperation.ts';
import { reasonOf } from './reason.ts';

/** What the backend answered. `body` is JSON; `status` is 2xx, or 404 or 410 for an item that is not there. */
export type Answer = { status: number; body: string; hash: string };

/** Content that cannot be had. The message names the operation, its address and the reason. */
export class ContentFailure extends Error {
  override name = 'ContentFailure';
}

/** Where content comes from. `credential` is `user:password`, '' for none. */
export type ContentOptions = { origin: string; credential: string; timeoutMs: number };

type Answers = Map<string, Promise<Answer>>;

/** Hash of a text, for telling whether it changed. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The cause says more than the failed call, where there is one. */
function explain(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return reasonOf(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs / 1000} seconds`;
  const deeper = error.cause instanceof Error ? reasonOf(error.cause) : '';
  return deeper || reasonOf(error);
}

/** Content of one backend. Nothing is tried again: a run that fails leaves the site as it is. */
export class Content {
  /** The first failure, whatever became of it where it was asked for. */
  failure: ContentFailure | null = null;
  readonly #options: ContentOptions;
  readonly #lists: Answers = new Map();
  readonly #page = new AsyncLocalStorage<Answers>();

  constructor(options: ContentOptions) {
    this.#options = options;
  }

  /** Does the work of one page: what it asks for is kept until it is done, and told apart from other pages' requests. */
  forPage<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#page.run(new Map(), work);
  }

  /** What the page at work has asked for, and one hash of all the answers. */
  async usedByPage(): Promise<{ requests: string[]; hash: string }> {
    const requests = [...(this.#page.getStore()?.keys() ?? [])].sort();
    return { requests, hash: await this.hashOfAll(requests) };
  }

  /** One hash of the answers to several requests. */
  async hashOfAll(requests: readonly string[]): Promise<string> {
    const answers = await Promise.all(requests.map((path) => this.get(path)));
    return hashOf(answers.map(({ hash }, index) => `${requests[index]} ${hash}`).join('\n'));
  }

  /** The answer to a GET of `path`. Throws ContentFailure. */
  get(path: string): Promise<Answer> {
    const page = this.#page.getStore();
    const item = matchOperation(
      'GET',
      new URL(path, this.#options.origin).pathname,
    )?.operation.path.includes('{');
    const known = item ? page : this.#lists;
    const answer = known?.get(path) ?? this.#request(path, item ?? false);
    known?.set(path, answer);
    page?.set(path, answer);
    return answer;
  }

  async #request(path: string, item: boolean): Promise<Answer> {
    const address = new URL(path, this.#options.origin);
    try {
      return await this.#fetch(address, item);
    } catch (error) {
      throw this.fail(path, explain(error, this.#options.timeoutMs));
    }
  }

  /** The failure of a request for a reason, to be thrown. */
  fail(path: string, reason: string): ContentFailure {
    const address = new URL(path, this.#options.origin);
    const name = matchOperation('GET', address.pathname)?.operation.id ?? 'unknown operation';
    const failure = new ContentFailure(`${name} (GET ${address}) failed: ${reasonOf(reason)}.`);
    this.failure ??= failure;
    return failure;
  }

  async #fetch(address: URL, item: boolean): Promise<Answer> {
    const { credential, timeoutMs } = this.#options;
    const authorization = `Basic ${Buffer.from(credential).toString('base64')}`;
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...(credential && { authorization }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { status } = response;
    const body = await response.text();
    const missing = item && (status === 404 || status === 410);
    if (!response.ok && !missing) throw new Error(`it answered ${status}`);
    if (!missing && !isJson(body)) throw new Error('its answer is not JSON');
    return { status, body: missing ? '{}' : body, hash: hashOf(`${status} ${body}`) };
  }
}
