import { useAtomValue } from 'jotai';
import { textOf } from '#errors/catalogue.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { Button } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/States.tsx';
import { finishLogout, showLogoutToast } from './careersActions.ts';
import { type Logout, logoutAtom } from './careersSession.ts';

/** Reports that a logout could not delete the session cookies, with a button that tries again. */
export function LogoutNotice() {
  const logout = useAtomValue(logoutAtom);
  const { write, isPending } = useWrite<Logout | null>({
    mutationFn: finishLogout,
    onSuccess: (outcome) => {
      showLogoutToast(outcome);
      // The focused button disappears.
      if (outcome !== 'failed') document.querySelector('main')?.focus({ preventScroll: true });
    },
  });
  if (logout !== 'failed') return null;
  return (
    <NoticeBar text={textOf('logoutFailed')}>
      <Button variant="light" disabled={isPending} onClick={() => write()}>
        {isPending ? 'Processing...' : 'Try again'}
      </Button>
    </NoticeBar>
  );
}
