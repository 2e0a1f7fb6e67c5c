import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { useDialogAddress } from '#page/useDialogAddress.ts';
import { logOutAtom } from '#session/careersSession.ts';
import { showToast } from '#ui/toasts.ts';

/** Logs out, closes an open dialog and says so (section 4). */
export function useLogOut(): () => void {
  const logOut = useSetAtom(logOutAtom);
  const { dialog, close } = useDialogAddress();
  return useCallback(() => {
    logOut();
    if (dialog) close();
    showToast('careers', 'success', textOf('loggedOut'));
  }, [logOut, dialog, close]);
}
