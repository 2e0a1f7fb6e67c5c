import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { describeProfile } from '../../db/profiles.ts';
import type { StoredProfile } from '../../db/records.ts';
import { findSender } from '../../db/sessions.ts';
import { changeRecords, readRecords } from '../../db/store.ts';
import { readProfileForm } from './profileForm.ts';
import { storeResume } from './resumeFile.ts';

const { profileCreated, profileExists, notSignedIn } = examples.createProfile;

function addProfile(profile: StoredProfile): boolean {
  return changeRecords(({ profiles }) => {
    if (profiles.some(({ email }) => email === profile.email)) return false;
    profiles.push(profile);
    return true;
  });
}

/** Stores the candidate's profile and resume, once for each account. */
export const createProfile = agencyHttp.post(
  '/api/careers/profile/',
  async ({ request, response }) => {
    const email = findSender(request);
    if (!email) return response(401).json(notSignedIn);
    const exists = readRecords().profiles.some((profile) => profile.email === email);
    if (exists) return response(400).json(profileExists);
    const form = await readProfileForm(request);
    if (form.refusal?.status === 413) return response(413).json(form.refusal.body);
    if (form.refusal) return response(400).json(form.refusal.body);
    const { fields, file } = form;
    if (!file) return response(400).json({ message: 'Resume is required.' });
    const profile = { email, fields, resume: await storeResume(file) };
    if (!addProfile(profile)) return response(400).json(profileExists);
    return response(201).json({
      message: profileCreated.message,
      profile: describeProfile(profile),
    });
  },
);
