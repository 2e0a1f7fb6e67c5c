import type { components } from '#contract/generated/agency.d.ts';
import type { CandidateProfile } from '#contract/generated/decoders/agency/careers.ts';

type ProfileForm = components['schemas']['ProfileForm'];

export type NewProfileForm = components['schemas']['NewProfileForm'];

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

const optionOf = (id?: number | null) => String(id ?? '');

/** What the form shows of a profile; nothing without one. */
export const toFields = (profile: CandidateProfile | null): ProfileFields => ({
  job_title: profile?.job_title ?? '',
  gender: optionOf(profile?.gender),
  nationality: optionOf(profile?.nationality),
  marital_status: optionOf(profile?.marital_status),
  current_salary: optionOf(profile?.current_salary),
  expected_salary: optionOf(profile?.expected_salary),
  career_level: optionOf(profile?.career_level),
  experience: optionOf(profile?.experience),
  job_category: optionOf(profile?.job_category),
});

/** JSON of a list, without properties that have no value. */
const toJson = (list: object[] | null | undefined) =>
  JSON.stringify(list ?? [], (_, value) => value ?? undefined);

/**
 * The form of a profile. An optional field without a choice is sent empty, which clears it. Lists, which have no inputs,
 * are those of the stored profile; so is the resume without a new one.
 */
export const toProfileForm = (
  fields: ProfileFields,
  stored: CandidateProfile | null,
  resume: File | null,
): ProfileForm => ({
  job_title: fields.job_title.trim(),
  gender: Number(fields.gender),
  nationality: Number(fields.nationality),
  marital_status: Number(fields.marital_status),
  current_salary: fields.current_salary ? Number(fields.current_salary) : null,
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
