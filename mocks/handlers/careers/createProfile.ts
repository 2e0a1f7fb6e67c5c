import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { profiles } from '../../db/collections.ts';
import { describeProfile } from '../../db/describeProfile.ts';
import { findSender } from '../../db/sessions.ts';
import { changeRecords } from '../../db/store.ts';
import { readProfileForm, storeResume } from './profileForm.ts';

const { profileCreated, profileExists, notSignedIn } = examples.createProfile;

/** Stores the candidate's profile and resume, once for each account. */
export const createProfile = agencyHttp.post(
  '/api/careers/profile/',
  async ({ request, response }) => {
    const email = findSender(request);
    if (!email) return response(401).json(notSignedIn);
    const exists = () => profiles.findFirst((q) => q.where({ email })) !== undefined;
    if (exists()) return response(400).json(profileExists);
    const form = await readProfileForm(request);
    if (form.refused) return response(form.refused).json({ message: form.message });
    const { fields, file } = form;
    if (!file) return response(400).json({ message: 'Resume is required.' });
    const resume = await storeResume(file);
    const profile = await changeRecords(() =>
      exists() ? null : profiles.create({ email, fields, resume }),
    );
    if (!profile) return response(400).json(profileExists);
    return response(201).json({
      message: profileCreated.message,
      profile: describeProfile(profile),
    });
  },
);
