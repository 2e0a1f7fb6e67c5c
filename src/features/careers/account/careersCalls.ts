/** The calls of a candidate's account. The end of the session aborts all but the sign-in, which begins another one. */
import {
  type CandidateProfile,
  careersLoginFailure,
  careersLoginResponse,
  checkProfileResponse,
  createProfileFailure,
  createProfileResponse,
  updateProfileResponse,
} from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, isSignedOut, shapeError } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { toForm } from '#shared/api/toForm.ts';
import { unwrap } from '#shared/api/unwrap.ts';
import { uploadFetch } from '#shared/api/uploadFetch.ts';
import { browserSession } from './careersSession.ts';
import { type NewProfileForm, type ProfileFields, toFields, toProfileForm } from './profile.ts';

/** A registration when `confirmation` is not null. */
export type AuthRequest = { email: string; password: string; confirmation: string | null };

/**
 * Signs in or registers; both responses have the same form and may contain the profile. The server compares the
 * passwords. Throws `ApiError`.
 */
export function sendCredentials({ email, password, confirmation }: AuthRequest) {
  const body = { email, password, password_confirm: confirmation ?? '' };
  const path = confirmation === null ? '/api/careers/login/' : '/api/careers/register/';
  const call = agency.POST(path, { body });
  return unwrap(call, careersLoginResponse, ({ user }) => user.email !== '');
}

export function authFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('authUnreachable');
  return decodeOrEmpty(careersLoginFailure, failure.body).message ?? textOf('authFailed');
}

/** Fetches the candidate's profile; null without one. Throws `ApiError`, also when nobody is signed in. */
export async function fetchProfile(): Promise<CandidateProfile | null> {
  const { profile } = await browserSession.ask((signal) =>
    unwrap(agency.GET('/api/careers/profile/check/', { signal }), checkProfileResponse),
  );
  return profile;
}

/** Changed fields, the profile that this tab knows, and a new resume. */
type Changes = {
  typed: Partial<ProfileFields>;
  known: CandidateProfile | null;
  resume: File | null;
};

const exists = /Profile already exists/;

/** Fetches the profile, which another tab or device may have changed; returns the known one after a failure. */
const fetchLatest = (known: CandidateProfile) =>
  fetchProfile().then(
    (profile) => profile ?? known,
    (error) => {
      if (isFailure(error, 'ended') || isSignedOut(error)) throw error;
      return known;
    },
  );

/**
 * Creates the profile, or updates its changed fields. Resolves to the stored profile with the server's message, or to
 * 'exists' when that message says so, at any status. `onProgress` gets the uploaded fraction, 0 to 1. Throws `ApiError`,
 * also for a success that stored nothing.
 */
export async function saveProfile(
  { typed, known, resume }: Changes,
  onProgress: (share: number) => void,
): Promise<{ profile: CandidateProfile; message: string | null } | 'exists'> {
  const latest = known && (await fetchLatest(known));
  const form = toProfileForm({ ...toFields(latest), ...typed }, latest, resume);
  const path = '/api/careers/profile/';
  const send = <Form extends FormData>(body: Form, signal: AbortSignal) => ({
    body,
    signal,
    fetch: uploadFetch(body, onProgress),
  });
  try {
    const { profile, message } = await browserSession.ask((signal) =>
      latest
        ? unwrap(agency.PUT(path, send(toForm(form), signal)), updateProfileResponse)
        : // The dialog requires a resume here.
          unwrap(
            agency.POST(path, send(toForm(form as NewProfileForm), signal)),
            createProfileResponse,
          ),
    );
    if (exists.test(message ?? '')) return 'exists';
    // Every profile has a job title, so a response without one contains no profile.
    if (profile.job_title) return { profile, message };
    const found = await fetchProfile();
    if (!found) throw shapeError(null, { message });
    return { profile: found, message: null };
  } catch (error) {
    if (exists.test(profileFailureText(error))) return 'exists';
    throw error;
  }
}

export function profileFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('profileUnreachable');
  return decodeOrEmpty(createProfileFailure, failure.body).message ?? textOf('profileFailed');
}
