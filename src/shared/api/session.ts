/**
 * Ends a visitor's requests and data with the visitor's session, in all tabs: pending requests are aborted and their
 * responses dropped, and each tab drops the data of a session that has ended in another tab.
 */
import { readStored, removeStored, writeStored } from '../lib/storage.ts';
import { ApiError } from './ApiError.ts';

/** A session of this browser, stored under `name`. The careers area and the checkout each have one. */
export function createSession(name: string) {
  const key = `site.${name}.session`;
  let requests = new AbortController();

  const idOf = (area: 'sessionStorage' | 'localStorage') => {
    const id = readStored(area, key);
    return typeof id === 'string' ? id : null;
  };
  /** Joins the browser's session: data that this tab stores from now on belongs to it. */
  const join = () => {
    const id = idOf('localStorage');
    if (id === null) removeStored('sessionStorage', key);
    else writeStored('sessionStorage', key, id);
  };
  const abort = () => {
    requests.abort();
    requests = new AbortController();
  };
  const isCurrent = () => idOf('sessionStorage') === idOf('localStorage');

  return {
    join,
    /** Aborts this tab's requests. */
    abort,
    /** The session that this tab has joined; null before the first one. */
    id: () => idOf('sessionStorage'),
    /** Whether this tab's data belongs to the browser's session; false after another tab has ended the session. */
    isCurrent,
    /** Ends the session in all tabs and begins a new one. */
    end(): void {
      writeStored('localStorage', key, `${Date.now()} ${Math.random()}`);
      join();
      abort();
    },
    /**
     * Sends a request that ends with the session. Throws the errors of `send`, but an `ApiError` of the kind `ended` if
     * the session has ended meanwhile, whatever the response.
     */
    ask<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
      const { signal } = requests;
      return send(signal).finally(() => {
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
