import { useAtomValue } from 'jotai';
import { textOf } from '#errors/catalogue.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { Button } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/NoticeBar.tsx';
import { finishLogout, tellLogout } from './careersActions.ts';
import { type Logout, logoutAtom } from './careersSession.ts';

/** Says that the session cookies are still there after a logout, and deletes them when asked. */
export function LogoutNotice() {
  const logout = useAtomValue(logoutAtom);
  const { write, isPending } = useWrite<Logout | null>({
    mutationFn: finishLogout,
    onSuccess: (outcome) => {
      tellLogout(outcome);
      // The button that had the focus is about to go.
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
