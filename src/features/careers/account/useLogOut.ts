import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { logOutAtom } from './careersSession.ts';
import { useDialogParameter } from './useDialogParameter.ts';

export function useLogOut(): () => void {
  const logOut = useSetAtom(logOutAtom);
  const { dialog, close } = useDialogParameter();
  return useCallback(() => {
    logOut();
    if (dialog) close();
    showToast('careers', 'success', textOf('loggedOut'));
  }, [logOut, dialog, close]);
}
