import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';
import type { StoredProfile } from './records.ts';

/** All stored PDFs have the URL of the contract's example. */
export const resumeUrl = examples.checkProfile.profileFound.profile.resume;

/** A stored profile as a response body, with resume URL and user. */
export const describeProfile = ({
  email,
  fields,
}: StoredProfile): components['schemas']['CheckedProfile'] => ({
  ...fields,
  resume: resumeUrl,
  user: { email },
});
