import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { describeProfile } from '../../db/profiles.ts';
import { findSender } from '../../db/sessions.ts';
import { changeRecords, readRecords } from '../../db/store.ts';
import { readProfileForm } from './profileForm.ts';
import { storeResume } from './resumeFile.ts';

const { profileUpdated, profileMissing, notSignedIn } = examples.updateProfile;

/** Replaces the candidate's fields; the stored resume stays unless the form brings a new one. */
export const updateProfile = agencyHttp.put(
  '/api/careers/profile/',
  async ({ request, response }) => {
    const email = findSender(request);
    if (!email) return response(401).json(notSignedIn);
    const exists = readRecords().profiles.some((profile) => profile.email === email);
    if (!exists) return response(404).json(profileMissing);
    const form = await readProfileForm(request);
    if (form.refusal?.status === 413) return response(413).json(form.refusal.body);
    if (form.refusal) return response(400).json(form.refusal.body);
    const { fields, file } = form;
    const resume = file && (await storeResume(file));
    const stored = changeRecords(({ profiles }) => {
      const profile = profiles.find((each) => each.email === email);
      return profile && Object.assign(profile, { fields }, resume && { resume });
    });
    if (!stored) return response(404).json(profileMissing);
    return response(200).json({
      message: profileUpdated.message,
      profile: describeProfile(stored),
    });
  },
);
