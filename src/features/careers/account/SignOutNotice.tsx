import { useAtomValue } from 'jotai';
import { textOf } from '#errors/catalogue.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { Button } from '#shared/ui/Button.tsx';
import { NoticeBar } from '#shared/ui/NoticeBar.tsx';
import { finishSignOut, tellSignOut } from './careersActions.ts';
import { type SignOut, signOutAtom } from './careersSession.ts';

/** Says that the session cookies are still there after a logout, and deletes them when asked. */
export function SignOutNotice() {
  const signOut = useAtomValue(signOutAtom);
  const { write, isPending } = useWrite<SignOut | null>({
    mutationFn: finishSignOut,
    onSuccess: (outcome) => {
      tellSignOut(outcome);
      // The button that had the focus is about to go.
      if (outcome !== 'failed') document.querySelector('main')?.focus({ preventScroll: true });
    },
  });
  if (signOut !== 'failed') return null;
  return (
    <NoticeBar text={textOf('logoutFailed')}>
      <Button variant="light" disabled={isPending} onClick={() => write()}>
        {isPending ? 'Processing...' : 'Try again'}
      </Button>
    </NoticeBar>
  );
}
