import type { components } from '#contract/generated/agency.d.ts';
import { textOf } from '#errors/catalogue.ts';
import { isFailure } from '#shared/api/ApiError.ts';
import { agency } from '#shared/api/client.ts';
import {
  fieldsOf,
  isRecord,
  list,
  optionalText,
  positiveInteger,
  type Tolerant,
  text,
} from '#shared/api/tolerant.ts';
import { unwrap } from '#shared/api/unwrap.ts';
import { uploadFetch } from '#shared/api/uploadFetch.ts';

type Schemas = components['schemas'];

/** Fields of the profile that the form shows; choices are ids as text, '' where none is chosen. */
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

/** Name of a field of the form. */
export type ProfileField = (typeof profileFields)[number];

/** A candidate's profile as the site keeps it: the form's fields, and the lists that the form holds without inputs (section 3). */
export type ProfileRecord = {
  email: string | null;
  fields: Record<ProfileField, string>;
  resume: string | null;
  lists: {
    language_ids: number[];
    education: unknown[];
    work_experience: unknown[];
    skills: unknown[];
  };
};

/** Lists of a profile that was never saved. */
export const emptyLists: ProfileRecord['lists'] = {
  language_ids: [],
  education: [],
  work_experience: [],
  skills: [],
};

/** A profile from the backend, read tolerantly. */
export function readProfileRecord(record: Tolerant<Schemas['CandidateProfile']>): ProfileRecord {
  const choice = (name: ProfileField) => String(positiveInteger(record[name]) ?? '');
  return {
    email: optionalText(fieldsOf<Schemas['CareersUser']>(record.user).email),
    fields: {
      job_title: text(record.job_title),
      gender: choice('gender'),
      nationality: choice('nationality'),
      marital_status: choice('marital_status'),
      current_salary: choice('current_salary'),
      expected_salary: choice('expected_salary'),
      career_level: choice('career_level'),
      experience: choice('experience'),
      job_category: choice('job_category'),
    },
    resume: optionalText(record.resume),
    lists: {
      language_ids: list(record.language_ids).flatMap((id) => positiveInteger(id) ?? []),
      education: list(record.education),
      work_experience: list(record.work_experience),
      skills: list(record.skills),
    },
  };
}

/** What the form sends. Without a file the stored resume stays. */
export type ProfileDraft = Pick<ProfileRecord, 'fields' | 'lists'> & { resume: File | null };

/**
 * The multipart form of section 7: scalars as they are, list items one part each, structured lists as JSON
 * text, and the resume only when there is one. Empty optional fields are left out.
 */
export function toFormData({ fields, lists, resume }: ProfileDraft): FormData {
  const form = new FormData();
  for (const name of profileFields) if (fields[name]) form.set(name, fields[name].trim());
  for (const id of lists.language_ids) form.append('language_ids', String(id));
  form.set('education', JSON.stringify(lists.education));
  form.set('work_experience', JSON.stringify(lists.work_experience));
  form.set('skills', JSON.stringify(lists.skills));
  if (resume) form.set('resume', resume);
  return form;
}

/** A saved profile, null when the response did not tell it, with the server's text, '' without one. */
export type SavedProfile = { profile: ProfileRecord | null; message: string };

/**
 * Creates (POST) or updates (PUT) the profile. `onProgress` is told the uploaded share, 0 to 1. Throws `ApiError`.
 */
export async function saveProfile(
  mode: 'create' | 'update',
  draft: ProfileDraft,
  onProgress: (share: number) => void,
): Promise<SavedProfile> {
  const path = '/api/careers/profile/';
  // The browser writes the multipart boundary into the content type; the typed body only documents the form.
  const options = {
    body: {} as Schemas['NewProfileForm'],
    bodySerializer: () => toFormData(draft),
    fetch: uploadFetch(onProgress),
  };
  const call = mode === 'create' ? agency.POST(path, options) : agency.PUT(path, options);
  const { profile, message } = await unwrap<Schemas['SavedProfile']>(call);
  return {
    profile: isRecord(profile)
      ? readProfileRecord(fieldsOf<Schemas['CandidateProfile']>(profile))
      : null,
    message: text(message),
  };
}

/** Why a profile was not saved, as the visitor reads it. */
export function profileFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('profileUnreachable');
  const { message } =
    failure.kind === 'shape'
      ? fieldsOf<Schemas['SavedProfile']>(failure.body)
      : fieldsOf<Schemas['Message']>(failure.body);
  return text(message) || textOf('profileFailed');
}
