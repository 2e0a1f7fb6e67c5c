/**
 * What belongs to one visitor ends with the visitor's session, in all tabs: requests that are under way are aborted and
 * their answers dropped, and each tab drops what it holds of a session that is no longer the browser's.
 */
import { readStored, removeStored, writeStored } from '../lib/storage.ts';
import { ApiError } from './ApiError.ts';

/** A session of this browser, under a name of its own in storage. The careers area and the checkout have one each. */
export function createSession(name: string) {
  const key = `site.${name}.session`;
  let requests = new AbortController();

  const idOf = (area: 'sessionStorage' | 'localStorage') => {
    const id = readStored(area, key);
    return typeof id === 'string' ? id : null;
  };
  /** Ties what this tab stores from now on to the browser's session. */
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
    /** Whether what this tab has stored is of the browser's session; not after another tab has ended that. */
    isCurrent,
    /** Ends the session in all tabs. A new one begins at once. */
    end(): void {
      writeStored('localStorage', key, `${Date.now()} ${Math.random()}`);
      join();
      abort();
    },
    /**
     * Sends a request that ends with the session. Throws what `send` throws, and an `ApiError` of the kind `ended` when
     * the session has ended meanwhile, whatever the answer.
     */
    ask<Answer>(send: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
      const { signal } = requests;
      return send(signal).finally(() => {
        if (signal.aborted) throw new ApiError('ended', 'The session has ended');
      });
    },
    /** Calls `follow` once another tab has ended the session, also before this call, until the given function is called. */
    onEnded(follow: () => void): () => void {
      const check = () => isCurrent() || follow();
      check();
      // A page that comes back from the back/forward cache has missed the storage event.
      for (const event of ['storage', 'pageshow']) window.addEventListener(event, check);
      return () => {
        for (const event of ['storage', 'pageshow']) window.removeEventListener(event, check);
      };
    },
  };
}
