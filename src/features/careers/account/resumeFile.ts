import { createProfile } from '#contract/generated/limits.ts';

const { maxLength: maximumBytes } = createProfile.resume;

/** Type of a resume. Another one in the contract does not compile, because `checkResume` knows only PDF. */
export const resumeType: 'application/pdf' = createProfile.resume.contentMediaType;

const maximum = `${maximumBytes / 1024 / 1024} MB`;
const signature = '%PDF-';
/** Number of first bytes that must contain the PDF signature. */
const searchedBytes = 1024;

/** Error text for a resume that is not a PDF or larger than the contract allows, or null. */
export async function checkResume(file: File): Promise<string | null> {
  if (!/\.pdf$/i.test(file.name)) return 'Please choose a PDF file (its name ends in .pdf).';
  if (file.size === 0) return 'This file is empty. Please choose another one.';
  if (file.size > maximumBytes)
    return `This file is larger than ${maximum}. Please choose a smaller one.`;
  const head = await file.slice(0, searchedBytes).text();
  if (head.includes(signature)) return null;
  return 'This file is not a PDF, whatever its name says. Please save your resume as a PDF.';
}
