import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';
import type { StoredProfile } from './records.ts';

/** All stored PDFs have the URL of the contract's example. */
export const resumeUrl = examples.checkProfile.profileFound.profile.resume;

/** Response body of the profile check, with the profile if there is one. */
export const describeCheck = (profile: StoredProfile | undefined) =>
  profile
    ? ({ has_profile: true, profile: describeProfile(profile) } as const)
    : ({ has_profile: false, profile: null } as const);

/** A stored profile as a response body, with resume URL and user. */
export const describeProfile = ({
  email,
  fields,
}: StoredProfile): components['schemas']['CheckedProfile'] => ({
  ...fields,
  resume: resumeUrl,
  user: { email },
});
