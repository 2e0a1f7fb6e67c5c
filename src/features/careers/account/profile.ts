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

/** Candidate profile: form fields, and lists that have no inputs. */
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

export const emptyLists: ProfileRecord['lists'] = {
  language_ids: [],
  education: [],
  work_experience: [],
  skills: [],
};

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

/** Values to send. Without a file the stored resume is kept. */
export type ProfileDraft = Pick<ProfileRecord, 'fields' | 'lists'> & { resume: File | null };

/**
 * Multipart form: scalars, list items as one part each, structured lists as JSON, and the resume if there is one. Empty
 * optional fields are omitted.
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

/** A saved profile, null when the response has none, and the server's message, '' without one. */
export type SavedProfile = { profile: ProfileRecord | null; message: string };

/** Creates (POST) or updates (PUT) the profile. `onProgress` gets the uploaded fraction, 0 to 1. Throws `ApiError`. */
export async function saveProfile(
  mode: 'create' | 'update',
  draft: ProfileDraft,
  onProgress: (share: number) => void,
): Promise<SavedProfile> {
  const path = '/api/careers/profile/';
  // The browser sets the content type with its multipart boundary; the typed body is never sent.
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

export function profileFailureText(failure: unknown): string {
  if (!isFailure(failure, 'status', 'shape')) return textOf('profileUnreachable');
  const { message } =
    failure.kind === 'shape'
      ? fieldsOf<Schemas['SavedProfile']>(failure.body)
      : fieldsOf<Schemas['Message']>(failure.body);
  return text(message) || textOf('profileFailed');
}
