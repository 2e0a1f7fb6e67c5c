import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type ApplyOutcome, applyToJob } from '#api/resources/applications.ts';
import { textOf } from '#errors/catalogue.ts';
import { useCareersSession } from '#page/useCareersSession.ts';
import { useDialogAddress } from '#page/useDialogAddress.ts';
import {
  appliedAtom,
  applyInterruptedAtom,
  endSessionAtom,
  markAppliedAtom,
} from '#session/careersSession.ts';
import { showToast } from '#ui/toasts.ts';
import { useOneAtATime } from '#ui/useOneAtATime.ts';

/** How far a visitor is from applying to a position. */
export type ApplyStage = 'restoring' | 'login' | 'profile' | 'apply' | 'applied';

function announce(outcome: ApplyOutcome): void {
  if (outcome.kind === 'applied') showToast('careers', 'success', textOf('applied'));
  if (outcome.kind === 'already') showToast('careers', 'warning', textOf('alreadyApplied'));
  if (outcome.kind === 'unreachable') showToast('careers', 'error', textOf('applyUnreachable'));
  if (outcome.kind === 'failed') {
    showToast('careers', 'error', outcome.text || textOf('applyFailed'));
  }
}

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
  const { open } = useDialogAddress();
  const [wanted, setWanted] = useState(false);
  const { busy, run } = useOneAtATime();

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

  const submit = async () => {
    const outcome = await applyToJob(slug);
    announce(outcome);
    if (outcome.kind === 'applied' || outcome.kind === 'already') markApplied(slug);
    if (outcome.kind === 'applied') onApplied?.();
    if (outcome.kind === 'expired') {
      endSession();
      interrupt('sign-in');
    }
  };

  const act = () => {
    if (stage === 'restoring') setWanted(true);
    if (stage === 'login') interrupt('sign-in');
    if (stage === 'profile') interrupt('profile');
    if (stage === 'apply') run(submit);
  };

  // Who clicked before it was known who they are goes on as soon as it is.
  useEffect(() => {
    if (!wanted || stage === 'restoring') return;
    setWanted(false);
    act();
  });

  return { stage, busy: busy || wanted, act };
}
