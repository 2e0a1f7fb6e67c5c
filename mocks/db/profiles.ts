/** Candidate profiles as the contract's answers show them. */
import type { components } from '#contract/generated/agency.d.ts';
import { examples } from '#contract/generated/agency.examples.ts';
import type { StoredProfile } from './records.ts';
import { readRecords } from './store.ts';

type CheckedProfile = components['schemas']['CheckedProfile'];

/** The mock serves no uploads: every stored PDF has the address of the contract's example. */
const resumeAddress = examples.checkProfile.profileFound.profile.resume;

/** A stored profile with the address of its PDF and its user. */
export function describeProfile({ email, fields }: StoredProfile): CheckedProfile {
  return { ...fields, resume: resumeAddress, user: { email } };
}

/** A candidate's profile, or null. */
export function findProfile(email: string): CheckedProfile | null {
  const found = readRecords().profiles.find((profile) => profile.email === email);
  return found ? describeProfile(found) : null;
}
