/** The candidate's profile: its form, the choices and the resume. */
import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/generated/agency.d.ts';
import {
  CandidateProfile,
  type CareersDropdowns,
  getCareersDropdownsResponse,
} from '#contract/generated/decoders/agency/careers.ts';
import { createProfile } from '#contract/generated/limits.ts';
import { agency } from '#shared/api/client.ts';
import { decode } from '#shared/api/decode.ts';
import { unwrap } from '#shared/api/unwrap.ts';

type ProfileForm = components['schemas']['ProfileForm'];

export type NewProfileForm = components['schemas']['NewProfileForm'];

/** Lists that the form has no inputs for. They go back to the server exactly as it sent them. */
type ListName = 'language_ids' | 'education' | 'work_experience' | 'skills';

/** A stored profile, decoded but for its lists. */
export type Profile = Omit<CandidateProfile, ListName> & { readonly [Name in ListName]: unknown };

/** Decodes a profile of a response or of this browser's storage; null if there is none. */
export function decodeProfile(value: unknown): Profile | null {
  const profile = decode(CandidateProfile, value);
  if (!profile) return null;
  const { language_ids, education, work_experience, skills } = Object(value);
  return { ...profile, language_ids, education, work_experience, skills };
}

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

/** Form values of a profile; '' for a choice that is not made. All are '' without a profile. */
export function toFields(profile: Profile | null): ProfileFields {
  const values = profileFields.map((name) => [name, String(profile?.[name] || '')]);
  return Object.fromEntries(values) as ProfileFields;
}

/** JSON of a list. A server that keeps the list as JSON text gets its text back. */
const toJson = (list: unknown) => (typeof list === 'string' ? list : JSON.stringify(list ?? []));

/**
 * Request body of the form values. An optional field without a choice is sent empty, which clears it. Without a new
 * resume the backend keeps the stored one.
 */
export const toProfileForm = (
  fields: ProfileFields,
  stored: Profile | null,
  resume: File | null,
): ProfileForm => ({
  ...(Object.fromEntries(
    profileFields.map((name) => [name, Number(fields[name]) || null]),
  ) as Record<Exclude<ProfileField, 'job_title'>, number>),
  job_title: fields.job_title.trim(),
  language_ids: (stored?.language_ids ?? []) as number[],
  education: toJson(stored?.education),
  work_experience: toJson(stored?.work_experience),
  skills: toJson(stored?.skills),
  // Systems have several types for PDF files; the contract has one.
  ...(resume && { resume: new File([resume], resume.name, { type: resumeType }) }),
});

export const choicesQuery = () =>
  queryOptions({
    queryKey: ['careers-dropdowns'],
    meta: { failure: 'dropdownsFailed' },
    queryFn: ({ signal }) =>
      unwrap(agency.GET('/api/careers/dropdowns/', { signal }), getCareersDropdownsResponse),
  });

export type Choice = CareersDropdowns[keyof CareersDropdowns][number];

/** Formats a salary, which servers may send as a decimal string; another text is shown as it is. */
function formatSalary(salary: string | number | null): string {
  if (salary === null) return '?';
  const number = Number(salary);
  return Number.isNaN(number) ? String(salary) : number.toLocaleString('en-US');
}

/** Text of a choice: its name, or both ends of a salary range. */
export const labelOf = (choice: Choice): string =>
  'name' in choice
    ? choice.name
    : `${formatSalary(choice.min_salary)} - ${formatSalary(choice.max_salary)}`;

const { maxLength: maxBytes } = createProfile.resume;

/** Type of a resume. Another one in the contract does not compile, because `checkResume` knows only PDF. */
export const resumeType: 'application/pdf' = createProfile.resume.contentMediaType;

/** Error text for a resume that is not a PDF or larger than the contract allows, or null. */
export async function checkResume(file: File): Promise<string | null> {
  if (!/\.pdf$/i.test(file.name)) return 'Please choose a PDF file (its name ends in .pdf).';
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size > maxBytes) {
    return `This file is larger than ${maxBytes / 1024 / 1024} MB. Please choose a smaller one.`;
  }
  const head = await file.slice(0, 1024).text();
  if (head.includes('%PDF-')) return null;
  return 'This file is not a PDF, whatever its name says. Please save your resume as a PDF.';
}
