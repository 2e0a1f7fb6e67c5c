/** Everything that changes the careers session: sign-in, logout, a saved profile, an application, and the other tabs. */
import type { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { type AuthRequest, fetchProfile, sendCredentials } from './careersAccount.ts';
import {
  addApplied,
  careers,
  enter,
  leave,
  markSignOut,
  profileDraft,
  readCache,
  readEmail,
  readSignOut,
  type SignOut,
} from './careersSession.ts';

const logoutTimeoutMs = 15_000;

/** What tabs tell each other. `who` asks who is signed in, which the profile check does not say without a profile. */
type Message =
  | { type: 'who' }
  | { type: 'signed-in'; email: string }
  | { type: 'profile-saved' }
  | { type: 'applied'; slug: string };

let channel: BroadcastChannel | undefined;

const tellTabs = (message: Message) => channel?.postMessage({ session: careers.id(), message });

async function hear(message: Message): Promise<void> {
  const email = readEmail();
  if (message.type === 'applied') addApplied(message.slug);
  if (message.type === 'who' && email) tellTabs({ type: 'signed-in', email });
  if (message.type === 'signed-in' && message.email !== email) await checkSession(message.email);
  if (message.type === 'profile-saved' && email) await checkSession(email);
}

/** Follows the session of the other tabs, until the given function is called. */
export function followTabs(): () => void {
  try {
    channel = new BroadcastChannel('site.careers');
    channel.onmessage = ({ data }: MessageEvent<{ session: unknown; message: Message }>) =>
      data.session === careers.id() && hear(data.message);
  } catch {
    // Without it, tabs still follow sign-ins and logouts.
  }
  const stop = careers.onEnded(followSession);
  window.addEventListener('storage', readSignOut);
  return () => {
    stop();
    window.removeEventListener('storage', readSignOut);
    channel?.close();
    channel = undefined;
  };
}

/** Follows a logout or a sign-in of another tab. The draft stays if the same candidate has signed in again. */
function followSession(): void {
  careers.join();
  const signedOut = readSignOut() !== null;
  if (signedOut) profileDraft.clear();
  leave(signedOut ? 'signed-out' : 'restoring');
}

/**
 * Restores the session on page load: from storage when it has user and profile, otherwise by the profile check. After a
 * logout it deletes cookies that are left.
 */
export async function restoreSession(): Promise<void> {
  if (readSignOut() !== null) {
    profileDraft.clear();
    leave();
    await finishSignOut();
    return;
  }
  const { email, profile } = readCache();
  if (email && profile) enter(email, profile);
  else await checkSession(email);
}

/**
 * Runs the profile check and stores the result. Without a profile the known user stays; without a session the visitor
 * is signed out. Never throws.
 */
export async function checkSession(knownEmail: string | null): Promise<void> {
  try {
    const profile = await fetchProfile();
    const email = profile?.user?.email ?? knownEmail;
    if (email) return enter(email, profile);
    leave();
    tellTabs({ type: 'who' });
  } catch (error) {
    if (!isFailure(error, 'ended')) leave();
  }
}

/**
 * Runs sign-ins and deletions of cookies one after the other, in all tabs: a late deletion would end the new session.
 * Browsers have locks only over TLS and on this machine.
 */
async function inTurn<Result>(work: () => Promise<Result>) {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request('site.careers', begin);
  } catch (failure) {
    // Denied by the browser, or missing.
    if (begun) throw failure;
    return work();
  }
}

/** Signs in or registers. Throws `ApiError`. */
export async function authenticate(request: AuthRequest): Promise<void> {
  const { email, profile } = await inTurn(async () => {
    const entered = await sendCredentials(request);
    markSignOut(null);
    careers.end();
    return entered;
  });
  enter(email, profile);
  tellTabs({ type: 'signed-in', email });
  if (profile) return;
  // The check may add a profile. It cannot undo the sign-in.
  const found = await fetchProfile().catch(() => null);
  if (found) enter(email, found);
}

/** Stores a saved profile, and has the other tabs fetch it. */
export function keepProfile(email: string, profile: CandidateProfile): void {
  enter(email, profile);
  tellTabs({ type: 'profile-saved' });
}

/** Marks a position as applied to, in all tabs of the candidate. */
export function markApplied(slug: string): void {
  addApplied(slug);
  tellTabs({ type: 'applied', slug });
}

/** True when the edge has deleted the cookies. Anything but its 204, such as a static host's page, is a failure. */
async function deleteCookies(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(logoutTimeoutMs);
    const call = await fetch('/edge/logout', { method: 'POST', keepalive: true, signal });
    return call.status === 204;
  } catch {
    return false;
  }
}

/**
 * Deletes the cookies of a logout that is not done. Resolves to the logout afterwards: null when somebody has signed in
 * meanwhile, whose session stays. Never throws.
 */
export async function finishSignOut(): Promise<SignOut | null> {
  await inTurn(async () => {
    if (readSignOut() === null || readSignOut() === 'done') return;
    const deleted = await deleteCookies();
    if (readSignOut() !== null) markSignOut(deleted ? 'done' : 'failed');
  });
  return readSignOut();
}

/** Shows the toast of a logout that is done. `SignOutNotice` tells of one that failed. */
export function tellSignOut(signOut: SignOut | null): void {
  if (signOut === 'done') showToast('careers', 'success', textOf('loggedOut'));
}

/** Logs out: drops everything of the candidate at once, in all tabs, then deletes the cookies. */
export async function logOut(): Promise<void> {
  markSignOut('pending');
  careers.end();
  profileDraft.clear();
  leave();
  tellSignOut(await finishSignOut());
}
