import type { StoredProfile } from '../../db/records.ts';
import { readForm } from '../readBody.ts';
import { readProfileFields } from './profileFields.ts';
import { findResume, type ResumeRefusal, refuseResume } from './resumeFile.ts';

type ProfileForm =
  | { refusal: null; fields: StoredProfile['fields']; file: File | null }
  | { refusal: ResumeRefusal | { status: 400; body: { message: string } } };

/** Reads the profile form: fields and resume (null without one), or a refusal. */
export async function readProfileForm(request: Request): Promise<ProfileForm> {
  const form = await readForm(request);
  const file = findResume(form);
  const refusal = file && (await refuseResume(file));
  if (refusal) return { refusal };
  const fields = readProfileFields(form);
  if (typeof fields === 'string') return { refusal: { status: 400, body: { message: fields } } };
  return { refusal: null, fields, file };
}
