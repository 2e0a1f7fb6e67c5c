/**
 * Actions that change the careers session: sign-in, logout, a saved profile, an application, and messages of other
 * tabs.
 */
import type { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { ApiError, isFailure } from '#shared/api/ApiError.ts';
import { clearDrafts } from '#shared/lib/formDraft.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { type AuthRequest, fetchProfile, sendCredentials } from './careersCalls.ts';
import {
  browserSession,
  type Candidate,
  type Logout,
  markLogout,
  profileDraft,
  readCandidate,
  readLogout,
  readStoredUser,
  signTabIn,
  signTabOut,
} from './careersSession.ts';

const logoutTimeoutMs = 15_000;

/** Message between the tabs of a session. Without a candidate it asks the other tabs who is signed in. */
type Message = { session: string | null; candidate: Candidate | null };

let channel: BroadcastChannel | undefined;

/** Tells the other tabs who is signed in, or without a candidate asks them who is, and who has applied to what. */
function broadcast(candidate = readCandidate()): void {
  const message: Message = { session: browserSession.id(), candidate };
  channel?.postMessage(message);
}

function receive({ data: { session, candidate } }: MessageEvent<Message>): void {
  if (session !== browserSession.id()) return;
  if (candidate) signTabIn(candidate.email, candidate.profile, candidate.applied);
  else if (readCandidate()) broadcast();
}

/** Follows the session of other tabs. Returns a function that stops this. */
export function followTabs(): () => void {
  try {
    channel = new BroadcastChannel('site.careers');
    channel.onmessage = receive;
  } catch {
    // Without a channel, tabs still follow sign-ins and logouts.
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

/** Follows a logout or sign-in of another tab. The draft stays if the same candidate has signed in again. */
function followSession(): void {
  browserSession.join();
  const signedOut = readLogout() !== null;
  signTabOut(signedOut ? 'signed-out' : 'restoring');
}

/**
 * Restores the session on page load: from storage if it has user and profile, otherwise by the profile check. After a
 * logout it deletes the remaining cookies.
 */
export async function restoreSession(): Promise<void> {
  if (readLogout() !== null) {
    profileDraft.clear();
    signTabOut();
    await finishLogout();
    return;
  }
  const { email, profile } = readStoredUser();
  if (email && profile) {
    signTabIn(email, profile);
    broadcast(null);
  } else await checkSession(email);
}

/**
 * Runs the profile check and stores the result. Without a profile the known user stays signed in; without a session the
 * visitor is signed out. Never throws.
 */
export async function checkSession(knownEmail: string | null): Promise<void> {
  try {
    const profile = await fetchProfile();
    const email = profile?.user?.email ?? knownEmail;
    if (email) return signTabIn(email, profile);
    signTabOut();
    broadcast();
  } catch (error) {
    if (!isFailure(error, 'ended')) signTabOut();
  }
}

/**
 * Runs sign-ins and deletions of cookies one after the other, in all tabs: a late deletion would end the new session.
 * Web Locks exist only in secure contexts.
 */
async function runExclusive<Result>(work: () => Promise<Result>) {
  let begun = false;
  const begin = () => {
    begun = true;
    return work();
  };
  try {
    return await navigator.locks.request('site.careers', begin);
  } catch (failure) {
    // The browser has no locks, or denies them.
    if (begun) throw failure;
    return work();
  }
}

/**
 * Signs in or registers. A logout meanwhile ends the attempt; another tab's sign-in does not. A profile that the server
 * has but does not send is fetched first, so that nobody is asked to create it. Throws `ApiError`.
 */
export async function authenticate(request: AuthRequest): Promise<void> {
  const session = browserSession.id();
  /** Whether another tab has signed in or out meanwhile. */
  const isOvertaken = () => !browserSession.isCurrent() || browserSession.id() !== session;
  const { user, profile, has_profile } = await runExclusive(async () => {
    const response = await sendCredentials(request);
    if (isOvertaken() && readLogout() !== null) {
      throw new ApiError('ended', 'The visitor has logged out');
    }
    markLogout(null);
    browserSession.end();
    return response;
  });
  const { email } = user;
  const fetched = !profile && has_profile === true;
  keepCandidate(email, fetched ? await findProfile() : profile);
  if (profile || fetched) return;
  const found = await findProfile();
  if (found) keepCandidate(email, found);
}

/** The profile that a check after a sign-in adds, or null. A failed check cannot undo the sign-in, unless it has ended. */
const findProfile = () =>
  fetchProfile().catch((error: unknown) => {
    if (isFailure(error, 'ended')) throw error;
    return null;
  });

/** Signs the candidate with this profile in, in all tabs. */
export function keepCandidate(email: string, profile: CandidateProfile | null): void {
  signTabIn(email, profile);
  broadcast();
}

/** Marks a position as applied to by the candidate, in all tabs. */
export function markApplied(slug: string): void {
  const candidate = readCandidate();
  if (!candidate) return;
  signTabIn(candidate.email, candidate.profile, [slug]);
  broadcast();
}

/** True when the edge has deleted the cookies. Anything but its 204, such as a static host's page, is a failure. */
async function deleteCookies(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(logoutTimeoutMs);
    // Outlives the page. Firefox keeps such requests from service workers, and so from the mock.
    const keepalive = !__MOCK_BACKEND__;
    const response = await fetch('/edge/logout', { method: 'POST', keepalive, signal });
    return response.status === 204;
  } catch {
    return false;
  }
}

/**
 * Deletes the cookies of an unfinished logout. Resolves to its new state, or to null if a candidate has signed in
 * meanwhile, whose session stays. Never throws.
 */
export async function finishLogout(): Promise<Logout | null> {
  await runExclusive(async () => {
    if (readLogout() === null || readLogout() === 'done') return;
    const deleted = await deleteCookies();
    if (readLogout() !== null) markLogout(deleted ? 'done' : 'failed');
  });
  return readLogout();
}

/** Shows the toast of a completed logout. `LogoutNotice` reports a failed one. */
export function showLogoutToast(logout: Logout | null): void {
  if (logout === 'done') showToast('careers', 'success', textOf('loggedOut'));
}

/** Logs out: discards the candidate's data and all drafts in all tabs at once, then deletes the cookies. */
export async function logOut(): Promise<void> {
  markLogout('pending');
  browserSession.end();
  clearDrafts();
  signTabOut();
  showLogoutToast(await finishLogout());
}
