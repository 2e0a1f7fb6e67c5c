import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { AuthDialog } from './AuthDialog.tsx';
import { followTabs, restoreSession } from './careersActions.ts';
import { applyInterruptedAtom, profileDraft, useCareersSession } from './careersSession.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { SignOutNotice } from './SignOutNotice.tsx';
import { useDialogParameter } from './useDialogParameter.ts';

/** The careers session's dialogs, and its notice of a logout that failed. */
export function AccountDialogs() {
  useRestoredSession();
  return (
    <>
      <SignOutNotice />
      <OpenDialog />
    </>
  );
}

/**
 * Auth and profile dialog, selected by the URL. Opening the profile while signed out shows the auth dialog first; after
 * an interrupted application the profile dialog follows it.
 */
function OpenDialog() {
  const session = useCareersSession();
  const [interrupted, setInterrupted] = useAtom(applyInterruptedAtom);
  const { shown: dialog, change, close } = useDialogParameter();
  const signedIn = session.status === 'signed-in';
  const pointless = signedIn && dialog !== null && dialog !== 'profile';

  useEffect(() => {
    if (!pointless) return;
    if (interrupted && signedIn && !session.profile) change('profile');
    else close();
  }, [pointless, interrupted, signedIn, session, change, close]);

  const leave = () => {
    setInterrupted(false);
    close();
  };

  if (dialog === null || session.status === 'restoring') return null;
  if (!signedIn) {
    const mode = dialog === 'register' ? 'register' : 'sign-in';
    return <AuthDialog key={mode} initialMode={mode} onClose={leave} />;
  }
  if (dialog !== 'profile') return null;
  const finish = () => {
    profileDraft.clear();
    leave();
  };
  const { email, profile } = session;
  // Nothing that one candidate has typed reaches another.
  return <ProfileDialog key={email} email={email} profile={profile} onClose={finish} />;
}

/** Restores the session once per page load, and follows what other tabs do with it. */
function useRestoredSession(): void {
  const { status } = useCareersSession();
  useEffect(followTabs, []);
  useEffect(() => {
    if (status === 'restoring') restoreSession();
  }, [status]);
}
