import { useEffect } from 'react';
import { AuthDialog } from './AuthDialog.tsx';
import { followSession, profileDraft, useAccountDialog, useCandidate } from './careersSession.ts';
import { ProfileDialog } from './ProfileDialog.tsx';

/** The dialog that the URL names, until it has done its part; a visitor who is signed out signs in first. */
export function AccountDialogs() {
  const candidate = useCandidate();
  const { shown: dialog, close } = useAccountDialog();
  useEffect(followSession, []);

  const needsProfile = dialog === 'profile' || (dialog === 'apply' && !candidate?.profile);
  const isDone = dialog !== null && candidate !== null && !needsProfile;
  useEffect(() => {
    if (isDone) close();
  }, [isDone, close]);

  const closeProfile = () => {
    profileDraft.clear();
    close();
  };
  if (!dialog || isDone) return null;
  const mode = dialog === 'register' ? 'register' : 'sign-in';
  if (!candidate) return <AuthDialog key={mode} initialMode={mode} onClose={close} />;
  // The key discards another candidate's input.
  return <ProfileDialog key={candidate.email} {...candidate} onClose={closeProfile} />;
}
