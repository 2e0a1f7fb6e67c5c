/** The calls of a candidate's session, which end with it, and what their failures say. */
import {
  careersLoginFailure,
  checkProfileResponse,
} from '#contract/generated/decoders/agency/careers.ts';
import { type TextId, textOf } from '#errors/catalogue.ts';
import { isFailure, isSignedOut, shapeError, statusError } from '#shared/api/ApiError.ts';
import { agency, toForm, uploadFetch } from '#shared/api/client.ts';
import { decode, decodeOrEmpty } from '#shared/api/decode.ts';
import { createSession } from '#shared/api/session.ts';
import { readSuccess } from '#shared/api/unwrap.ts';
import {
  decodeProfile,
  type NewProfileForm,
  type Profile,
  type ProfileFields,
  toFields,
  toProfileForm,
} from './profile.ts';

/** The candidate's session, which all tabs share. */
export const candidateSession = createSession('careers');

/** Who is signed in, as far as the server says it, and the profile. Throws `ApiError`, also when nobody is signed in. */
export const checkProfile = () =>
  candidateSession.run(async (signal) => {
    const call = agency.GET('/api/careers/profile/check/', { signal });
    const body = await readSuccess(call);
    const check = decode(checkProfileResponse, body);
    if (!check) throw shapeError(null, body);
    const email = check.profile?.user.email || null;
    return { email, profile: decodeProfile(Object(body).profile) };
  });

/** The server's message of a refusal, or our text for a failure without one. */
function failureText(failure: unknown, failed: TextId, unreachable: TextId): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf(unreachable);
  return decodeOrEmpty(careersLoginFailure, failure.body).message ?? textOf(failed);
}

export const authFailureText = (failure: unknown) =>
  failureText(failure, 'authFailed', 'authUnreachable');

export const profileFailureText = (failure: unknown) =>
  failureText(failure, 'profileFailed', 'profileUnreachable');

/** Result of the profile check; null if it failed, unless the session has ended. */
const tryCheck = () =>
  checkProfile().catch((failure: unknown) => {
    if (isFailure(failure, 'ended') || isSignedOut(failure)) throw failure;
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
    const body = await candidateSession.run((signal) =>
      readSuccess(
        latest
          ? agency.PUT(path, { body: form, signal, ...sent })
          : // The dialog requires a resume here.
            agency.POST(path, { body: form as NewProfileForm, signal, ...sent }),
      ),
    );
    const { message, error } = decodeOrEmpty(careersLoginFailure, body);
    if (error || exists.test(message ?? '')) throw shapeError(null, { message: message ?? error });
    const saved = decodeProfile(Object(body).profile);
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
