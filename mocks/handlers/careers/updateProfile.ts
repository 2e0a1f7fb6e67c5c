import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { profiles } from '../../db/collections.ts';
import { describeProfile } from '../../db/describeProfile.ts';
import { findSender } from '../../db/sessions.ts';
import { changeRecords } from '../../db/store.ts';
import { readProfileForm, storeResume } from './profileForm.ts';

const { profileUpdated, profileMissing, notSignedIn } = examples.updateProfile;

/** Replaces the candidate's fields; the stored resume stays unless the form brings a new one. */
export const updateProfile = agencyHttp.put(
  '/api/careers/profile/',
  async ({ request, response }) => {
    const email = findSender(request);
    if (!email) return response(401).json(notSignedIn);
    if (!profiles.findFirst((q) => q.where({ email }))) return response(404).json(profileMissing);
    const form = await readProfileForm(request);
    if (form.refused) return response(form.refused).json({ message: form.message });
    const { fields, file } = form;
    const resume = file && (await storeResume(file));
    const stored = await changeRecords(() =>
      profiles.update((q) => q.where({ email }), {
        data: (profile) => void Object.assign(profile, { fields }, resume && { resume }),
      }),
    );
    if (!stored) return response(404).json(profileMissing);
    return response(200).json({
      message: profileUpdated.message,
      profile: describeProfile(stored),
    });
  },
);
