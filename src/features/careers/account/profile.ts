import type { components } from '#contract/generated/agency.d.ts';
import type {
  CandidateProfile,
  CareersDropdowns,
} from '#contract/generated/decoders/agency/careers.ts';

type ProfileForm = components['schemas']['ProfileForm'];

export type NewProfileForm = components['schemas']['NewProfileForm'];

/** Fields of the profile form by group. The value of a field with a list is the id of a choice. */
export const profileGroups = [
  {
    legend: 'Basic Information',
    fields: [
      { name: 'job_title', label: 'Job Title', list: null },
      { name: 'gender', label: 'Gender', list: 'genders' },
      { name: 'nationality', label: 'Nationality', list: 'nationalities' },
      { name: 'marital_status', label: 'Marital Status', list: 'marital_statuses' },
    ],
  },
  {
    legend: 'Salary Information',
    fields: [
      { name: 'current_salary', label: 'Current Salary Range', list: 'salary_ranges' },
      { name: 'expected_salary', label: 'Expected Salary Range', list: 'salary_ranges' },
    ],
  },
  {
    legend: 'Professional Information',
    fields: [
      { name: 'career_level', label: 'Career Level', list: 'career_levels' },
      { name: 'experience', label: 'Experience', list: 'experiences' },
      { name: 'job_category', label: 'Job Category', list: 'job_categories' },
    ],
  },
] as const satisfies {
  legend: string;
  fields: { name: string; label: string; list: keyof CareersDropdowns | null }[];
}[];

export type ProfileField = (typeof profileGroups)[number]['fields'][number]['name'];

/** Values of the form. Choices are ids as strings, '' when none is selected. */
export type ProfileFields = Record<ProfileField, string>;

export const profileFields: readonly ProfileField[] = profileGroups.flatMap(({ fields }) =>
  fields.map(({ name }) => name),
);

/** Form value of a choice's id; '' for an invalid id, such as 0. */
const optionOf = (id: number) => (id > 0 ? String(id) : '');

/** Form values of a profile; all '' without one. Each field is written out, so that its type is checked. */
export function toFields(profile: CandidateProfile | null): ProfileFields {
  if (!profile) return Object.fromEntries(profileFields.map((name) => [name, ''])) as ProfileFields;
  return {
    job_title: profile.job_title,
    gender: optionOf(profile.gender),
    nationality: optionOf(profile.nationality),
    marital_status: optionOf(profile.marital_status),
    current_salary: optionOf(profile.current_salary ?? 0),
    expected_salary: optionOf(profile.expected_salary),
    career_level: optionOf(profile.career_level),
    experience: optionOf(profile.experience),
    job_category: optionOf(profile.job_category),
  };
}

/** JSON of a list, without properties that have no value. */
const toJson = (list: object[] | null | undefined) =>
  JSON.stringify(list ?? [], (_, value) => value ?? undefined);

/**
 * Request body of the form values. An optional field without a choice is sent empty, which clears it. Lists have no
 * inputs, so they come from the stored profile. Without a new resume the backend keeps the stored one.
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
