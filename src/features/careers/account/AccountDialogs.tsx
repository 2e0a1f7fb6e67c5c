import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { AuthDialog } from './AuthDialog.tsx';
import { followTabs, restoreSession } from './careersActions.ts';
import { applyInterruptedAtom, profileDraft, useCareersSession } from './careersSession.ts';
import { LogoutNotice } from './LogoutNotice.tsx';
import { ProfileDialog } from './ProfileDialog.tsx';
import { useDialogParameter } from './useDialogParameter.ts';

/**
 * The dialog that the URL names, and the notice of a failed logout. Opening the profile while signed out shows the
 * sign-in first; after an interrupted application the profile dialog follows the sign-in.
 */
export function AccountDialogs() {
  const session = useCareersSession();
  const { status } = session;
  const [interrupted, setInterrupted] = useAtom(applyInterruptedAtom);
  const { shown: dialog, change, close } = useDialogParameter();
  const signedIn = status === 'signed-in';

  useEffect(followTabs, []);
  // Another session to restore has the same status.
  useEffect(() => {
    if (session.status === 'restoring') restoreSession();
  }, [session]);

  const profileMissing = signedIn && !session.profile;
  const alreadySignedIn = signedIn && dialog !== null && dialog !== 'profile';
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
  const mode = dialog === 'register' ? 'register' : 'sign-in';
  return (
    <>
      <LogoutNotice />
      {dialog && status === 'signed-out' && (
        <AuthDialog key={mode} initialMode={mode} onClose={close} />
      )}
      {dialog === 'profile' && signedIn && (
        // The key discards another candidate's input.
        <ProfileDialog
          key={session.email}
          email={session.email}
          profile={session.profile}
          onClose={closeProfile}
        />
      )}
    </>
  );
}
