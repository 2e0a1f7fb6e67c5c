/**
 * Who is signed in to the careers area. The server decides; this tab's copy is in memory to render, and in
 * sessionStorage for the next page. What belongs to one visitor ends with the session, in all tabs.
 */
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { CareersUser, careersLoginResponse } from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { isFailure, isSignedOut, shapeError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decode, decodeOrEmpty } from '#shared/api/decode.ts';
import { unwrapSuccess } from '#shared/api/unwrap.ts';
import { loadStored, removeStored, writeStored } from '#shared/lib/storage.ts';
import { useUrlDialog } from '#shared/navigation/useUrlParameters.ts';
import { clearDrafts, formDraft } from '#shared/ui/formHooks.ts';
import type { Credentials } from '#shared/ui/SignInForm.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import {
  checkProfile,
  endSession,
  isLoggedOut,
  isSessionCurrent,
  joinSession,
  profileIn,
  tryCheck,
} from './careersCalls.ts';
import { decodeProfile, type Profile, profileFields } from './profile.ts';

/** Who is signed in. `applied` has slugs of jobs, in memory only. */
export type Candidate = { email: string; profile: Profile | null; applied: readonly string[] };

const candidateKey = 'site.careers.candidate';

/** Unsaved input of the profile form, without the file. */
export const profileDraft = formDraft('careers.profile', profileFields);

const dialogs = ['sign-in', 'register', 'profile', 'apply'] as const;

/** The dialog that the URL opens: `?dialog=sign-in`; `apply` leads through what an application still needs. */
export const useAccountDialog = () => useUrlDialog('dialog', dialogs);

function loadCandidate(): Candidate | null {
  if (isLoggedOut() || !isSessionCurrent()) return null;
  const stored = Object(loadStored('sessionStorage', candidateKey));
  const email = decode(CareersUser, stored)?.email;
  const profile = decodeProfile(stored.profile);
  // Every profile has a job title.
  return email ? { email, profile: profile?.job_title ? profile : null, applied: [] } : null;
}

const candidateAtom = atom(loadCandidate());
const store = getDefaultStore();

export const getCandidate = () => store.get(candidateAtom);

/** Who is signed in, for rendering; null during hydration, and until this tab knows it. */
export function useCandidate(): Candidate | null {
  const candidate = useAtomValue(candidateAtom);
  return useHydrated() ? candidate : null;
}

/** Signs this tab in, or replaces the profile of the same candidate and adds `applied` to the applications. */
export function storeCandidate(email: string, profile: Profile | null, applied?: string): void {
  const before = getCandidate();
  const known = before?.email === email ? before.applied : [];
  // `read` deletes the draft of another candidate.
  profileDraft.read(email);
  writeStored('sessionStorage', candidateKey, { email, profile });
  store.set(candidateAtom, { email, profile, applied: applied ? [...known, applied] : known });
}

/** Marks a position as applied to by the candidate. */
export function markApplied(slug: string): void {
  const candidate = getCandidate();
  if (candidate) storeCandidate(candidate.email, candidate.profile, slug);
}

/** Signs this tab out, for example when the session has expired. The draft stays for the same candidate. */
export function removeCandidate(): void {
  joinSession();
  removeStored('sessionStorage', candidateKey);
  store.set(candidateAtom, null);
}

/** Says what the visitor has not caused in this tab. */
const tell = (text: string) => showToast('careers', 'info', text);

/**
 * Asks the server who is signed in. Without a name in the response it is the known candidate. A refusal signs out; after
 * another failure `otherwise` does what is left to do. Never throws.
 */
export async function checkSession(otherwise = () => {}): Promise<void> {
  try {
    const { email, profile } = await checkProfile();
    const known = getCandidate()?.email;
    const user = email ?? known;
    if (!user) return removeCandidate();
    storeCandidate(user, profile);
    if (known || !new URLSearchParams(globalThis.location?.search).has('dialog')) return;
    tell(`You are already signed in as ${user}, so this sign-in is not needed.`);
  } catch (failure) {
    if (isSignedOut(failure)) removeCandidate();
    else if (!isFailure(failure, 'ended')) otherwise();
  }
}

/** The last request that deletes the cookies. A sign-in waits for it, because it would delete the new ones. */
let deletion: Promise<unknown> = Promise.resolve();
const deletionTimeoutMs = 15_000;

/** Asks the edge to delete the cookies, which scripts cannot. It may fail, or be no part of this host. */
function deleteCookies(): void {
  const signal = AbortSignal.timeout(deletionTimeoutMs);
  // Outlives the page. Firefox keeps such requests from service workers, and so from the mock.
  const keepalive = !__MOCK_BACKEND__;
  deletion = fetch('/edge/logout', { method: 'POST', keepalive, signal }).catch(() => {});
}

let restored = false;

/**
 * Restores the session once per page load, then follows it: after another tab has ended or changed it, this tab drops
 * its copy, draft and pending responses, and asks the server. Returns a function that stops this.
 */
export function followSession(): () => void {
  const follow = () => {
    if (isSessionCurrent()) return;
    const change = isLoggedOut() ? 'logged you out' : 'signed in';
    if (getCandidate()) tell(`Another tab has ${change}. What was not saved here is discarded.`);
    profileDraft.clear();
    removeCandidate();
    if (restored && !isLoggedOut()) checkSession();
  };
  follow();
  if (!restored && isLoggedOut()) deleteCookies();
  else if (!restored && !getCandidate()?.profile) checkSession(removeCandidate);
  restored = true;
  // A page restored from the back/forward cache has missed the storage event.
  const end = new AbortController();
  for (const event of ['storage', 'pageshow']) window.addEventListener(event, follow, end);
  return () => end.abort();
}

/**
 * Signs in, or registers if there is a confirmation, and begins a session. Both responses have the same form and may
 * contain the profile. The server compares the passwords. Throws `ApiError`.
 */
export async function authenticate(typed: Omit<Credentials, 'username'>): Promise<void> {
  await deletion;
  const { email, password, confirmation } = typed;
  const path = confirmation === null ? '/api/careers/login/' : '/api/careers/register/';
  const credentials = { email, password, password_confirm: confirmation ?? '' };
  const body = await unwrapSuccess(agency.POST(path, { body: credentials }));
  const { user, message } = decodeOrEmpty(careersLoginResponse, body);
  if (!user.email) throw shapeError(null, body);
  const profile = profileIn(body);
  removeStored('sessionStorage', candidateKey);
  endSession('signed in');
  // A failed check cannot undo the sign-in.
  storeCandidate(user.email, profile ?? (await tryCheck())?.profile ?? null);
  const said = textOf(confirmation === null ? 'loggedIn' : 'signedUp');
  showToast('careers', 'success', message ?? said);
}

/** Logs out: discards the candidate's data and all drafts in all tabs, and asks the edge to delete the cookies. */
export function logOut(): void {
  endSession('signed out');
  clearDrafts();
  removeCandidate();
  deleteCookies();
  showToast('careers', 'success', textOf('loggedOut'));
}
