import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';
import type { StoredProfile } from './records.ts';

/** The mock serves no uploads: every stored PDF has the URL of the contract's example. */
const resumeUrl = examples.checkProfile.profileFound.profile.resume;

/** A stored profile as a response shows it: with the URL of its PDF and with its user. */
export const describeProfile = ({
  email,
  fields,
}: StoredProfile): components['schemas']['CheckedProfile'] => ({
  ...fields,
  resume: resumeUrl,
  user: { email },
});
