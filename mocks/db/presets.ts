/** Presets of the mock's records, selected with `?as=applicant`. */
import { examples } from '#contract/generated/agency.examples.ts';
import { cookieJar } from '../cookies/jar.ts';
import { jobs } from './jobs.ts';
import { startSession } from './sessions.ts';
import { candidateEmail, changeRecords, records, resetRecords } from './store.ts';

/** Presets by name, with a description. */
export const presets = {
  visitor: 'Nobody is signed in',
  candidate: 'Signed in, no profile yet',
  'candidate-with-profile': 'Signed in with a profile',
  applicant: 'Signed in with a profile, has applied to the newest open job',
  subscriber: 'Logged in to the subscription checkout, nobody signed in to careers',
} as const;

/** The position to which the applicant has applied. */
export const appliedSlug = jobs.find(({ is_active }) => is_active)?.slug ?? '';

export type PresetName = keyof typeof presets;

/** True for the name of a preset. */
export function isPreset(name: string): name is PresetName {
  return Object.hasOwn(presets, name);
}

/** Resets records and cookies together, so that no cookie names a deleted session. */
export async function resetMock(): Promise<void> {
  await cookieJar.clear();
  await resetRecords();
}

/** Resets the mock, applies the preset and returns the headers that sign its candidate in. */
export async function applyPreset(name: PresetName): Promise<[name: string, value: string][]> {
  await resetMock();
  if (name === 'visitor' || name === 'subscriber') return [];
  await changeRecords(async () => {
    if (name === 'candidate') return;
    const {
      resume: _,
      user: __,
      ...fields
    } = structuredClone(examples.checkProfile.profileFound.profile);
    const content = new Blob(['%PDF-1.7\n%%EOF\n']);
    const resume = { name: 'resume.pdf', size: content.size, content };
    await records.profiles.create({ email: candidateEmail, fields, resume });
    if (name !== 'applicant') return;
    await records.applications.create({ email: candidateEmail, slug: appliedSlug });
  });
  return startSession(candidateEmail);
}
