import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { showToast } from '#shared/ui/toasts.ts';
import { logOutAtom } from './careersSession.ts';
import { useDialogParameter } from './useDialogParameter.ts';

/** Has the edge delete the session cookies, which no script can. A mock backend has no edge in front of it. */
function endCookies(): void {
  if (__MOCK_BACKEND__) return;
  fetch('/edge/logout', { method: 'POST', keepalive: true }).catch(() => {});
}

export function useLogOut(): () => void {
  const logOut = useSetAtom(logOutAtom);
  const { dialog, close } = useDialogParameter();
  return useCallback(() => {
    logOut();
    endCookies();
    if (dialog) close();
    showToast('careers', 'success', textOf('loggedOut'));
  }, [logOut, dialog, close]);
}
