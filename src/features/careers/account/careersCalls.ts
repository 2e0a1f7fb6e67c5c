/** The candidate's session, its calls, which end with it in all tabs, and what their failures say. */
import {
  careersLoginFailure,
  checkProfileResponse,
} from '#contract/generated/decoders/agency/careers.ts';
import { type TextId, textOf } from '#errors/catalogue.ts';
import { ApiError, isFailure, shapeError, statusError } from '#shared/api/ApiError.ts';
import { agency, toForm, uploadFetch } from '#shared/api/client.ts';
import { decode, decodeOrEmpty } from '#shared/api/decode.ts';
import { mayPass, retryDelayMs } from '#shared/api/queryClient.ts';
import { unwrapSuccess } from '#shared/api/unwrap.ts';
import { loadStored, writeStored } from '#shared/lib/storage.ts';
import {
  decodeProfile,
  type NewProfileForm,
  type Profile,
  type ProfileFields,
  toFields,
  toProfileForm,
} from './profile.ts';

/**
 * Where the id of the session is: in localStorage that of the browser, and in sessionStorage, beside the data that belongs
 * to it, that of the tab.
 */
const sessionKey = 'site.careers.session';
const browserSession = () => loadStored('localStorage', sessionKey);

/** Whether this tab's data belongs to the browser's session; false after another tab has ended that session. */
export const isSessionCurrent = () => loadStored('sessionStorage', sessionKey) === browserSession();

/**
 * Whether the last session was ended by a logout, and none has begun since. The cookies may outlive the logout, so they
 * sign nobody in.
 */
export const isLoggedOut = () => String(browserSession()).startsWith('signed out');

/** Joins the browser's session. */
export const joinSession = () => writeStored('sessionStorage', sessionKey, browserSession());

/** Ends the session in all tabs and begins the next one. */
export function endSession(next: 'signed in' | 'signed out'): void {
  writeStored('localStorage', sessionKey, `${next} ${Date.now()} ${Math.random()}`);
  joinSession();
}

/** Awaits a response that belongs to the session: if that has ended meanwhile, it throws an `ApiError` of kind `ended`. */
export async function inSession<Answer>(response: Promise<Answer>): Promise<Answer> {
  const session = browserSession();
  return response.finally(() => {
    if (browserSession() !== session) throw new ApiError('ended', 'The session has ended');
  });
}

/** Asks who is signed in; like other reads once more after a failure that may pass. */
const fetchCheck = (failures = 0): Promise<unknown> =>
  unwrapSuccess(agency.GET('/api/careers/profile/check/')).catch(async (failure) => {
    if (!mayPass(failures, failure)) throw failure;
    await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
    return fetchCheck(failures + 1);
  });

/** The profile in a response, unless that says that there is none. */
export const profileIn = (body: unknown): Profile | null =>
  Object(body).has_profile === false ? null : decodeProfile(Object(body).profile);

/** Who is signed in, as far as the server says it, and the profile. Throws `ApiError`, also when nobody is signed in. */
export async function checkProfile() {
  const body = await inSession(fetchCheck());
  const check = decode(checkProfileResponse, body);
  const profile = profileIn(body);
  if (!check || (check.has_profile && !profile)) throw shapeError(null, body);
  return { email: check.profile?.user.email || null, profile };
}

/** The server's message of a refusal, or our text for a failure without one. */
function failureText(failure: unknown, failed: TextId, unreachable: TextId): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf(unreachable);
  return decodeOrEmpty(careersLoginFailure, failure.body).message ?? textOf(failed);
}

export const authFailureText = (failure: unknown) =>
  failureText(failure, 'authFailed', 'authUnreachable');

export const profileFailureText = (failure: unknown) =>
  failureText(failure, 'profileFailed', 'profileUnreachable');

/** Result of the profile check; null if it failed. Throws when the session has ended. */
export const tryCheck = () =>
  checkProfile().catch((failure: unknown) => {
    if (isFailure(failure, 'ended')) throw failure;
    return null;
  });

/** Changed fields, the profile that this tab knows, and a new resume. */
type Changes = { typed: Partial<ProfileFields>; known: Profile | null; resume: File | null };

const exists = /Profile already exists/;
/** Shown when the server no longer has the profile that the visitor updates. */
const profileGone = 'Your profile is no longer stored. Choose your resume to create it again.';

/**
 * Creates the profile, or updates its changed fields: another tab or device may have changed the others meanwhile.
 * Resolves to the stored profile with the server's message, or to 'exists' when that message says so, at any status.
 * Throws `ApiError`; a 404 says that there is no profile to update.
 */
export async function saveProfile({
  typed,
  known,
  resume,
}: Changes): Promise<{ profile: Profile; message: string | null } | 'exists'> {
  const checked = known && (await tryCheck());
  const latest = checked ? checked.profile : known;
  if (known && !latest && !resume) throw statusError(404, { message: profileGone });
  const base = latest ?? known;
  const form = toProfileForm({ ...toFields(base), ...typed }, base, resume);
  const path = '/api/careers/profile/';
  const sent = { bodySerializer: toForm, fetch: uploadFetch };
  try {
    const call = latest
      ? agency.PUT(path, { body: form, ...sent })
      : // The dialog requires a resume here.
        agency.POST(path, { body: form as NewProfileForm, ...sent });
    const body = await inSession(unwrapSuccess(call));
    const { message, error } = decodeOrEmpty(careersLoginFailure, body);
    if (error || exists.test(message ?? '')) throw shapeError(null, { message: message ?? error });
    const saved = profileIn(body);
    // Every profile has a job title.
    if (saved?.job_title) return { profile: saved, message };
    // The response has no profile, so the check has it; if that fails, it is as it was sent.
    const found = await tryCheck();
    const profile = found ? found.profile : decodeProfile({ ...form, resume: base?.resume });
    if (!profile) throw shapeError(null, { message });
    return { profile, message: null };
  } catch (failure) {
    if (exists.test(profileFailureText(failure))) return 'exists';
    throw failure;
  }
}
