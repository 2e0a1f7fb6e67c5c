/** Reads the fields of the profile form; the resume is read by `resumeFile.ts`. */
import type { StoredProfile } from '../../db/records.ts';

type Fields = StoredProfile['fields'];

/** Required fields with their names in error messages. */
const labels = {
  job_title: 'Job title',
  gender: 'Gender',
  nationality: 'Nationality',
  marital_status: 'Marital status',
  expected_salary: 'Expected salary',
  career_level: 'Career level',
  experience: 'Experience',
  job_category: 'Job category',
  education: 'Education',
  work_experience: 'Work experience',
  skills: 'Skills',
};

function readId(form: FormData, name: string): number | null {
  const value = form.get(name);
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : null;
}

function readText(form: FormData, name: string): string | null {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() ? value.trim() : null;
}

function readList<Item>(form: FormData, name: string): Item[] | null {
  try {
    const value: unknown = JSON.parse(readText(form, name) ?? '');
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

/** The profile fields of a form, or a message about the first missing or invalid field. */
export function readProfileFields(form: FormData): Fields | string {
  const required = {
    job_title: readText(form, 'job_title'),
    gender: readId(form, 'gender'),
    nationality: readId(form, 'nationality'),
    marital_status: readId(form, 'marital_status'),
    expected_salary: readId(form, 'expected_salary'),
    career_level: readId(form, 'career_level'),
    experience: readId(form, 'experience'),
    job_category: readId(form, 'job_category'),
    education: readList<NonNullable<Fields['education']>[number]>(form, 'education'),
    work_experience: readList<NonNullable<Fields['work_experience']>[number]>(
      form,
      'work_experience',
    ),
    skills: readList<NonNullable<Fields['skills']>[number]>(form, 'skills'),
  };
  const missing = (Object.keys(labels) as (keyof typeof labels)[]).find(
    (name) => required[name] === null,
  );
  if (missing) return `${labels[missing]} is required.`;
  return {
    ...(required as { [Name in keyof typeof required]: NonNullable<(typeof required)[Name]> }),
    current_salary: readId(form, 'current_salary'),
    language_ids: form.getAll('language_ids').map(Number).filter(Number.isInteger),
  };
}
