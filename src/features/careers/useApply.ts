import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { showToast } from '#shared/ui/toasts.ts';
import {
  appliedAtom,
  applyInterruptedAtom,
  endSessionAtom,
  markAppliedAtom,
} from './account/careersSession.ts';
import { useCareersSession } from './account/useCareersSession.ts';
import { useDialogParameter } from './account/useDialogParameter.ts';
import { applyFailureText, applyToJob } from './applications.ts';

/** How far a visitor is from applying to a position. */
export type ApplyStage = 'restoring' | 'login' | 'profile' | 'apply' | 'applied';

/**
 * Apply flow of section 4: no user opens the auth dialog, a user without profile the profile dialog, a user with
 * profile applies. `onApplied` is called after a new application.
 */
export function useApply(slug: string, onApplied?: () => void) {
  const session = useCareersSession();
  const applied = useAtomValue(appliedAtom).has(slug);
  const markApplied = useSetAtom(markAppliedAtom);
  const endSession = useSetAtom(endSessionAtom);
  const setInterrupted = useSetAtom(applyInterruptedAtom);
  const { open } = useDialogParameter();
  const [wanted, setWanted] = useState(false);

  const stage = ((): ApplyStage => {
    if (session.status === 'restoring') return 'restoring';
    if (session.status === 'signed-out') return 'login';
    if (applied) return 'applied';
    return session.profile ? 'apply' : 'profile';
  })();

  const interrupt = (dialog: 'sign-in' | 'profile') => {
    setInterrupted(true);
    open(dialog);
  };

  const { write: apply, isPending } = useWrite({
    mutationFn: () => applyToJob(slug),
    onSuccess: (outcome) => {
      const isNew = outcome === 'applied';
      if (isNew) showToast('careers', 'success', textOf('applied'));
      else showToast('careers', 'warning', textOf('alreadyApplied'));
      markApplied(slug);
      if (isNew) onApplied?.();
    },
    onError: (error) => {
      if (isSignedOut(error)) {
        endSession();
        interrupt('sign-in');
      } else showToast('careers', 'error', applyFailureText(error));
    },
  });

  const act = () => {
    if (stage === 'restoring') setWanted(true);
    if (stage === 'login') interrupt('sign-in');
    if (stage === 'profile') interrupt('profile');
    if (stage === 'apply') apply();
  };

  // Who clicked before it was known who they are goes on as soon as it is.
  useEffect(() => {
    if (!wanted || stage === 'restoring') return;
    setWanted(false);
    act();
  });

  return { stage, busy: isPending || wanted, act };
}
