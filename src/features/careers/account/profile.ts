import type { Decoder } from '#contract/decoder.ts';
import type { components } from '#contract/generated/agency.d.ts';
import {
  type CandidateProfile,
  createProfileFailure,
  createProfileResponse,
  updateProfileResponse,
} from '#contract/generated/decoders/agency/careers.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import { decodeOrEmpty } from '#shared/api/decode.ts';
import { toForm } from '#shared/api/toForm.ts';
import { unwrap } from '#shared/api/unwrap.ts';
import { uploadFetch } from '#shared/api/uploadFetch.ts';

type Schemas = components['schemas'];

/** Form fields of the profile. Options are ids as strings, '' when none is selected. */
export const profileFields = [
  'job_title',
  'gender',
  'nationality',
  'marital_status',
  'current_salary',
  'expected_salary',
  'career_level',
  'experience',
  'job_category',
] as const;

export type ProfileField = (typeof profileFields)[number];

export type ProfileFields = Record<ProfileField, string>;

const optionOf = (id: number | null) => String(id ?? '');

/** What the form shows of a profile. */
export const toFields = (profile: CandidateProfile): ProfileFields => ({
  job_title: profile.job_title,
  gender: optionOf(profile.gender),
  nationality: optionOf(profile.nationality),
  marital_status: optionOf(profile.marital_status),
  current_salary: optionOf(profile.current_salary),
  expected_salary: optionOf(profile.expected_salary),
  career_level: optionOf(profile.career_level),
  experience: optionOf(profile.experience),
  job_category: optionOf(profile.job_category),
});

/** Values to send. Lists, which have no inputs, are those of the stored profile; so is the resume without a file. */
export type ProfileDraft = {
  fields: ProfileFields;
  stored: CandidateProfile | null;
  resume: File | null;
};

/** JSON of a list, without properties that have no value. */
const toJson = (list: object[] | null | undefined) =>
  JSON.stringify(list ?? [], (_, value) => value ?? undefined);

/** The form of a profile. Empty optional fields are left out. */
export const toProfileForm = ({
  fields,
  stored,
  resume,
}: ProfileDraft): Schemas['ProfileForm'] => ({
  job_title: fields.job_title.trim(),
  gender: Number(fields.gender),
  nationality: Number(fields.nationality),
  marital_status: Number(fields.marital_status),
  ...(fields.current_salary && { current_salary: Number(fields.current_salary) }),
  expected_salary: Number(fields.expected_salary),
  career_level: Number(fields.career_level),
  experience: Number(fields.experience),
  job_category: Number(fields.job_category),
  language_ids: stored?.language_ids ?? [],
  education: toJson(stored?.education),
  work_experience: toJson(stored?.work_experience),
  skills: toJson(stored?.skills),
  ...(resume && { resume }),
});

/** A saved profile, and the server's message, null without one. */
export type SavedProfile = { profile: CandidateProfile | null; message: string | null };

/** Creates (POST) or updates (PUT) the profile. `onProgress` gets the uploaded fraction, 0 to 1. Throws `ApiError`. */
export async function saveProfile(
  mode: 'create' | 'update',
  draft: ProfileDraft,
  onProgress: (share: number) => void,
): Promise<SavedProfile> {
  const path = '/api/careers/profile/';
  const fetch = uploadFetch(onProgress);
  if (mode === 'update') {
    const body = toForm(toProfileForm(draft));
    return unwrap(agency.PUT(path, { body, fetch }), updateProfileResponse);
  }
  // The dialog requires a resume here.
  const body = toForm(toProfileForm(draft) as Schemas['NewProfileForm']);
  return unwrap(agency.POST(path, { body, fetch }), createProfileResponse);
}

export function profileFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('profileUnreachable');
  const decoder: Decoder<{ message: string | null }> =
    failure.kind === 'shape' ? createProfileResponse : createProfileFailure;
  return decodeOrEmpty(decoder, failure.body).message ?? textOf('profileFailed');
}
