/** Reads the profile form of a candidate. */
import { examples } from '#contract/generated/agency.examples.ts';
import type { Resume, StoredProfile } from '../db/records.ts';
import { readForm } from './readBody.ts';

const { resumeTooLarge, resumeNotPdf } = examples.createProfile;

export const resumeLimit = 10 * 1024 * 1024;

type Part = FormDataEntryValue | null;

const readText = (part: Part) => (typeof part === 'string' && part.trim()) || null;

const readId = (part: Part) =>
  typeof part === 'string' && /^\d+$/.test(part) ? Number(part) : null;

function readList(part: Part): unknown[] | null {
  try {
    const value: unknown = JSON.parse(readText(part) ?? '');
    return Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

const requiredFields: Record<string, (part: Part) => unknown> = {
  job_title: readText,
  gender: readId,
  nationality: readId,
  marital_status: readId,
  expected_salary: readId,
  career_level: readId,
  experience: readId,
  job_category: readId,
  education: readList,
  work_experience: readList,
  skills: readList,
};

/** The required fields of a form; a message about the first one that is missing or invalid. */
function readRequired(form: FormData): Record<string, unknown> | string {
  const fields: Record<string, unknown> = {};
  for (const [name, read] of Object.entries(requiredFields)) {
    fields[name] = read(form.get(name));
    if (fields[name] === null) {
      const label = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
      return `${label} is required.`;
    }
  }
  return fields;
}

/** True when a file has a PDF signature near its start. */
async function isPdf(file: File): Promise<boolean> {
  const start = await file.slice(0, 1024).arrayBuffer();
  return new TextDecoder('latin1').decode(start).includes('%PDF-');
}

type ProfileForm =
  | { refused: 400 | 413; message: string }
  | { refused: null; fields: StoredProfile['fields']; file: File | null };

/** Fields and resume (null without one) of the form, or the status and message that refuse it. */
export async function readProfileForm(request: Request): Promise<ProfileForm> {
  const form = await readForm(request);
  const part = form.get('resume');
  const file = part instanceof File ? part : null;
  if (file && file.size > resumeLimit) return { refused: 413, ...resumeTooLarge };
  if (file && !(await isPdf(file))) return { refused: 400, ...resumeNotPdf };
  const required = readRequired(form);
  if (typeof required === 'string') return { refused: 400, message: required };
  const fields = {
    ...required,
    current_salary: readId(form.get('current_salary')),
    language_ids: form.getAll('language_ids').map(Number).filter(Number.isInteger),
  } as StoredProfile['fields'];
  return { refused: null, fields, file };
}

/** A resume as the records keep it. */
export async function storeResume(file: File): Promise<Resume> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return { name: file.name, size: file.size, content: btoa(text) };
}
