import { expect, test } from 'vitest';
import { checkResume } from './resumeFile.ts';

const pdf = '%PDF-1.7\n';
const file = (content: BlobPart, name = 'resume.pdf') => new File([content], name);

test.each([
  ['a PDF', file(pdf)],
  ['a PDF with capitals in its name', file(pdf, 'CV.PDF')],
  ['a PDF after 1000 other bytes', file(' '.repeat(1000) + pdf)],
  ['a PDF of exactly 10 MB', file(pdf.padEnd(10 * 1024 * 1024, ' '))],
])('%s is accepted', async (_, resume) => {
  expect(await checkResume(resume)).toBeNull();
});

test.each([
  ['a Word file', file(pdf, 'resume.docx'), /PDF file/],
  ['an empty file', file(''), /empty/],
  ['a renamed page', file('<!doctype html>'), /not a PDF/],
  ['a signature too late', file(' '.repeat(1100) + pdf), /not a PDF/],
  ['11 MB', file(pdf.padEnd(11 * 1024 * 1024, ' ')), /10 MB/],
])('%s is refused', async (_, resume, reason) => {
  expect(await checkResume(resume)).toMatch(reason);
});
