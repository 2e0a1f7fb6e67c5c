import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { showToast } from '#shared/ui/toasts.ts';
import type { SignOut } from './careersCache.ts';
import { logOutAtom } from './careersSession.ts';
import { useDialogParameter } from './useDialogParameter.ts';

/** Shows the toast of a logout, when it is done. `SignOutNotice` tells of one that failed. */
export function tellSignOut(outcome: SignOut | null): void {
  if (outcome === 'done') showToast('careers', 'success', textOf('loggedOut'));
}

export function useLogOut(): () => void {
  const logOut = useSetAtom(logOutAtom);
  const { shown: dialog, close } = useDialogParameter();
  return useCallback(async () => {
    const outcome = logOut();
    if (dialog) close();
    tellSignOut(await outcome);
  }, [logOut, dialog, close]);
}
