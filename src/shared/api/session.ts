/** Ends a visitor's requests and data with the visitor's session, in all tabs. */
import { readStored, writeStored } from '../lib/storage.ts';
import { ApiError } from './ApiError.ts';

/**
 * A session of this browser: its id is in localStorage, and each tab keeps a copy in sessionStorage, beside the data that
 * belongs to it. The careers area and the checkout each have one.
 */
export function createSession(name: string) {
  const key = `site.${name}.session`;
  let requests = new AbortController();
  /** Whether the data of this tab belongs to the browser's session; false after another tab has ended that session. */
  const isCurrent = () => readStored('sessionStorage', key) === readStored('localStorage', key);
  /** Aborts this tab's requests and joins the browser's session. */
  const join = () => {
    requests.abort();
    requests = new AbortController();
    writeStored('sessionStorage', key, readStored('localStorage', key));
  };
  return {
    isCurrent,
    join,
    /** Ends the session in all tabs and begins a new one. */
    end(): void {
      writeStored('localStorage', key, `${Date.now()} ${Math.random()}`);
      join();
    },
    /** Runs a request that ends with the session: whatever its response, it then throws an `ApiError` of kind `ended`. */
    async run<Answer>(request: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
      const { signal } = requests;
      return request(signal).finally(() => {
        if (signal.aborted) throw new ApiError('ended', 'The session has ended');
      });
    },
    /** Calls `follow` when another tab ends the session, or has ended it before. Returns a function that stops this. */
    onEnded(follow: () => void): () => void {
      const check = () => isCurrent() || follow();
      check();
      // A page restored from the back/forward cache has missed the storage event.
      for (const event of ['storage', 'pageshow']) window.addEventListener(event, check);
      return () => {
        for (const event of ['storage', 'pageshow']) window.removeEventListener(event, check);
      };
    },
  };
}
