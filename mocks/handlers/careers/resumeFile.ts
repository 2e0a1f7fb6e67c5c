/** Checks and stores the PDF of the profile form. */

import { examples } from '#contract/generated/agency.examples.ts';
import type { Resume } from '../../db/records.ts';

const { resumeTooLarge, resumeNotPdf } = examples.createProfile;

export const resumeLimit = 10 * 1024 * 1024;

/** Status and body of the response that refuses a resume. */
export type ResumeRefusal =
  | { status: 413; body: typeof resumeTooLarge }
  | { status: 400; body: typeof resumeNotPdf };

/** The resume of a form; null without one. */
export function findResume(form: FormData): File | null {
  const part = form.get('resume');
  return part instanceof File ? part : null;
}

/** A refusal when the file is too large or has no PDF signature near its start; else null. */
export async function refuseResume(file: File): Promise<ResumeRefusal | null> {
  if (file.size > resumeLimit) return { status: 413, body: resumeTooLarge };
  const start = await file.slice(0, 1024).arrayBuffer();
  const isPdf = new TextDecoder('latin1').decode(start).includes('%PDF-');
  return isPdf ? null : { status: 400, body: resumeNotPdf };
}

export async function storeResume(file: File): Promise<Resume> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  }
  return { name: file.name, size: file.size, content: btoa(text) };
}
