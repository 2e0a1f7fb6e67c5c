/** Ends the session cookies, which only the edge can delete: no script sees them. */
import { atom } from 'jotai';
import { markSignedOut, readSignOut, type SignOut } from './careersCache.ts';

const timeoutMs = 15_000;

const state = atom<SignOut | null>(null);

/** The sign-out of this browser as last seen; null while somebody may be signed in. */
export const signOutAtom = atom((get) => get(state));

/** Reads the marker again, for example after another tab has changed it. */
export const readSignOutAtom = atom(null, (_get, set) => set(state, readSignOut()));

/**
 * Runs sign-ins and deletions of cookies one after the other, in all tabs: a late deletion would end the new session.
 * Browsers have locks only over TLS and on this machine.
 */
export async function inTurn<Result>(work: () => Promise<Result>) {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request('twinbridge.careers', begin);
  } catch (failure) {
    // Denied by the browser, or missing.
    if (begun) throw failure;
    return work();
  }
}

/** True when the edge has deleted the cookies. Anything but its 204, such as a static host's page, is a failure. */
async function deleteCookies(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const call = await fetch('/edge/logout', { method: 'POST', keepalive: true, signal });
    return call.status === 204;
  } catch {
    return false;
  }
}

/**
 * Deletes the cookies of a sign-out that is not done. Resolves to the sign-out afterwards: null when somebody has signed
 * in meanwhile, whose session stays. Never throws.
 */
export const finishSignOutAtom = atom(null, async (_get, set): Promise<SignOut | null> => {
  await inTurn(async () => {
    if (readSignOut() === null || readSignOut() === 'done') return;
    const deleted = await deleteCookies();
    if (readSignOut() !== null) markSignedOut(deleted ? 'done' : 'failed');
  });
  set(readSignOutAtom);
  return readSignOut();
});
