import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { AuthDialog } from './AuthDialog.tsx';
import {
  applyInterruptedAtom,
  followSession,
  profileDraft,
  useAccountDialog,
  useCandidate,
} from './careersSession.ts';
import { ProfileDialog } from './ProfileDialog.tsx';

/**
 * The dialog that the URL names. Opening the profile while signed out shows the sign-in first; after an interrupted
 * application the profile dialog follows the sign-in.
 */
export function AccountDialogs() {
  const candidate = useCandidate();
  const [interrupted, setInterrupted] = useAtom(applyInterruptedAtom);
  const { shown: dialog, change, close } = useAccountDialog();

  useEffect(followSession, []);

  const profileMissing = candidate !== null && !candidate.profile;
  const alreadySignedIn = candidate !== null && dialog !== null && dialog !== 'profile';
  useEffect(() => {
    if (!alreadySignedIn) return;
    if (interrupted && profileMissing) change('profile');
    else close();
  }, [alreadySignedIn, interrupted, profileMissing, change, close]);

  // Closing the dialog, also by going back, cancels the interrupted application.
  useEffect(() => {
    if (dialog) return () => setInterrupted(false);
  }, [dialog, setInterrupted]);

  const closeProfile = () => {
    profileDraft.clear();
    close();
  };
  if (!dialog) return null;
  const mode = dialog === 'register' ? 'register' : 'sign-in';
  if (!candidate) return <AuthDialog key={mode} initialMode={mode} onClose={close} />;
  if (dialog !== 'profile') return null;
  // The key discards another candidate's input.
  return <ProfileDialog key={candidate.email} {...candidate} onClose={closeProfile} />;
}
