/** Reads the profile form of a candidate. `refusals.ts` has refused forms that violate the schema. */
import { examples } from '#contract/generated/agency.examples.ts';
import type { StoredProfile } from '../db/records.ts';

/** All stored PDFs have the URL of the contract's example. */
export const resumeUrl = examples.checkProfile.profileFound.profile.resume;

const lists = examples.getCareersDropdowns.dropdowns;

/** The list of choices of each field. */
const choices = {
  gender: lists.genders,
  nationality: lists.nationalities,
  marital_status: lists.marital_statuses,
  current_salary: lists.salary_ranges,
  expected_salary: lists.salary_ranges,
  career_level: lists.career_levels,
  experience: lists.experiences,
  job_category: lists.job_categories,
};

/** True for a file with the name of a PDF and its signature near the start. */
async function isPdf(file: File): Promise<boolean> {
  const start = await file.slice(0, 1024).arrayBuffer();
  return /\.pdf$/i.test(file.name) && new TextDecoder('latin1').decode(start).includes('%PDF-');
}

type ProfileForm =
  | { refused: 'resumeNotPdf' | 'profileIncomplete'; file?: undefined }
  | { refused: null; fields: StoredProfile['fields']; file: File | null };

/** Fields and resume (null without one) of the form, or the name of the example that refuses it. */
export async function readProfileForm(request: Request): Promise<ProfileForm> {
  const form = await request.formData();
  const part = form.get('resume');
  const file = part instanceof File ? part : null;
  if (file && !(await isPdf(file))) return { refused: 'resumeNotPdf' };
  const chosen = Object.entries(choices).map(([name, list]) => {
    const id = Number(form.get(name)) || null;
    return { name, id, isListed: id === null || list.some((each) => each.id === id) };
  });
  if (!chosen.every(({ isListed }) => isListed)) return { refused: 'profileIncomplete' };
  const readList = (name: string) => JSON.parse(String(form.get(name)));
  const fields = {
    job_title: form.get('job_title'),
    ...Object.fromEntries(chosen.map(({ name, id }) => [name, id])),
    education: readList('education'),
    work_experience: readList('work_experience'),
    skills: readList('skills'),
    language_ids: form.getAll('language_ids').map(Number),
  } as StoredProfile['fields'];
  return { refused: null, fields, file };
}
