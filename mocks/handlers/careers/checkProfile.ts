import { examples } from '#contract/generated/agency.examples.ts';
import { agencyHttp } from '../../agency-http.ts';
import { profiles } from '../../db/collections.ts';
import { describeCheck } from '../../db/describeProfile.ts';
import { findSender } from '../../db/sessions.ts';

/** Whether the session is valid, and the candidate's profile if there is one. */
export const checkProfile = agencyHttp.get(
  '/api/careers/profile/check/',
  ({ request, response }) => {
    const email = findSender(request);
    if (!email) return response(401).json(examples.checkProfile.notSignedIn);
    return response(200).json(describeCheck(profiles.findFirst((q) => q.where({ email }))));
  },
);
