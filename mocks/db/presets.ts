/** Presets of the mock's records, selected with `?as=applicant`. */
import { examples } from '#contract/generated/agency.examples.ts';
import { cookieJar } from '../cookies/jar.ts';
import { applications, candidateEmail, profiles } from './collections.ts';
import { jobs } from './jobs.ts';
import type { StoredProfile } from './records.ts';
import { signIn } from './sessions.ts';
import { changeRecords, resetRecords } from './store.ts';

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

function exampleProfile(): StoredProfile {
  const { resume, user, ...fields } = examples.checkProfile.profileFound.profile;
  const content = '%PDF-1.7\n%%EOF\n';
  return {
    email: candidateEmail,
    fields: structuredClone(fields),
    resume: { name: 'resume.pdf', size: content.length, content: btoa(content) },
  };
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
    const { email } = await profiles.create(exampleProfile());
    if (name === 'applicant') await applications.create({ email, slug: appliedSlug });
  });
  return signIn('careersLogin', candidateEmail);
}
