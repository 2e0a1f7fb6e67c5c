import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { profiles } from '../../db/collections.ts';
import { describeProfile } from '../../db/describeProfile.ts';
import { findSender } from '../../db/sessions.ts';

/** Whether the session is valid, and the candidate's profile if there is one. */
export const checkProfile = agencyHttp.get(
  '/api/careers/profile/check/',
  ({ request, response }) => {
    const email = findSender(request);
    if (!email) return response(401).json(examples.checkProfile.notSignedIn);
    const profile = profiles.findFirst((q) => q.where({ email }));
    return response(200).json(
      profile
        ? { has_profile: true, profile: describeProfile(profile) }
        : { has_profile: false, profile: null },
    );
  },
);
