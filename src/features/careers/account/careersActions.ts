/** Everything that changes the careers session: sign-in, logout, a saved profile, an application, and the other tabs. */
import type { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { type AuthRequest, fetchProfile, sendCredentials } from './careersAccount.ts';
import {
  browserSession,
  type Candidate,
  type Logout,
  markLogout,
  profileDraft,
  readCache,
  readCandidate,
  readLogout,
  signTabIn,
  signTabOut,
} from './careersSession.ts';

const logoutTimeoutMs = 15_000;

/** What tabs of one session tell each other: who is signed in, or, as a question, that they do not know. */
type Message = { session: string | null; candidate: Candidate | null };

let channel: BroadcastChannel | undefined;

/** Tells the other tabs who is signed in, or asks them. The profile check names nobody without a profile. */
function tellTabs(): void {
  const message: Message = { session: browserSession.id(), candidate: readCandidate() };
  channel?.postMessage(message);
}

function hear({ data: { session, candidate } }: MessageEvent<Message>): void {
  if (session !== browserSession.id()) return;
  if (candidate) signTabIn(candidate.email, candidate.profile, candidate.applied);
  else if (readCandidate()) tellTabs();
}

/** Follows the session of the other tabs, until the given function is called. */
export function followTabs(): () => void {
  try {
    channel = new BroadcastChannel('site.careers');
    channel.onmessage = hear;
  } catch {
    // Without it, tabs still follow sign-ins and logouts.
  }
  const stop = browserSession.onEnded(followSession);
  window.addEventListener('storage', readLogout);
  return () => {
    stop();
    window.removeEventListener('storage', readLogout);
    channel?.close();
    channel = undefined;
  };
}

/** Follows a logout or a sign-in of another tab. The draft stays if the same candidate has signed in again. */
function followSession(): void {
  browserSession.join();
  const signedOut = readLogout() !== null;
  if (signedOut) profileDraft.clear();
  signTabOut(signedOut ? 'signed-out' : 'restoring');
}

/**
 * Restores the session on page load: from storage when it has user and profile, otherwise by the profile check. After a
 * logout it deletes cookies that are left.
 */
export async function restoreSession(): Promise<void> {
  if (readLogout() !== null) {
    profileDraft.clear();
    signTabOut();
    await finishLogout();
    return;
  }
  const { email, profile } = readCache();
  if (email && profile) signTabIn(email, profile);
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
    if (email) return signTabIn(email, profile);
    signTabOut();
    tellTabs();
  } catch (error) {
    if (!isFailure(error, 'ended')) signTabOut();
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
  const { user, profile } = await inTurn(async () => {
    const entered = await sendCredentials(request);
    markLogout(null);
    browserSession.end();
    return entered;
  });
  const { email } = user;
  signTabIn(email, profile);
  tellTabs();
  if (profile) return;
  // The check may add a profile. It cannot undo the sign-in.
  const found = await fetchProfile().catch(() => null);
  if (found) keepProfile(email, found);
}

/** Keeps the profile of who is signed in, in all tabs. */
export function keepProfile(email: string, profile: CandidateProfile): void {
  signTabIn(email, profile);
  tellTabs();
}

/** Marks a position as applied to by who is signed in, in all tabs. */
export function markApplied(slug: string): void {
  const candidate = readCandidate();
  if (!candidate) return;
  signTabIn(candidate.email, candidate.profile, [slug]);
  tellTabs();
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
export async function finishLogout(): Promise<Logout | null> {
  await inTurn(async () => {
    if (readLogout() === null || readLogout() === 'done') return;
    const deleted = await deleteCookies();
    if (readLogout() !== null) markLogout(deleted ? 'done' : 'failed');
  });
  return readLogout();
}

/** Shows the toast of a logout that is done. `LogoutNotice` tells of one that failed. */
export function tellLogout(logout: Logout | null): void {
  if (logout === 'done') showToast('careers', 'success', textOf('loggedOut'));
}

/** Logs out: drops everything of the candidate at once, in all tabs, then deletes the cookies. */
export async function logOut(): Promise<void> {
  markLogout('pending');
  browserSession.end();
  profileDraft.clear();
  signTabOut();
  tellLogout(await finishLogout());
}
