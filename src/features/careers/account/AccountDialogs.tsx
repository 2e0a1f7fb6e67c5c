import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { AuthDialog } from './AuthDialog.tsx';
import { profileDraft } from './careersCache.ts';
import { applyInterruptedAtom, careersSessionAtom } from './careersSession.ts';
import { ProfileDialog } from './ProfileDialog.tsx';
import { useDialogParameter } from './useDialogParameter.ts';
import { useRestoredSession } from './useRestoredSession.ts';

/**
 * Auth and profile dialog, selected by the URL. Opening the profile while signed out shows the auth dialog first; after
 * an interrupted application the profile dialog follows it.
 */
export function AccountDialogs() {
  useRestoredSession();
  const session = useAtomValue(careersSessionAtom);
  const [interrupted, setInterrupted] = useAtom(applyInterruptedAtom);
  const { dialog, change, close } = useDialogParameter();
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
  return <ProfileDialog email={session.email} profile={session.profile} onClose={finish} />;
}
