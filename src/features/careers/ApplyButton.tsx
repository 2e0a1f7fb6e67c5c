import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { Button } from '#shared/ui/Button.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { markApplied } from './account/careersActions.ts';
import { applyInterruptedAtom, leave, useCareersSession } from './account/careersSession.ts';
import { useDialogParameter } from './account/useDialogParameter.ts';
import { applyFailureText, applyToJob } from './applications.ts';

/** What a click on the apply button does next. */
type ApplyStage = 'restoring' | 'login' | 'profile' | 'apply' | 'applied';

const labels: Record<'card' | 'page', Record<ApplyStage, string>> = {
  card: {
    restoring: 'Apply',
    login: 'Login',
    profile: 'Profile',
    apply: 'Apply',
    applied: 'Already Applied',
  },
  page: {
    restoring: 'Apply Now',
    login: 'Login to Apply',
    profile: 'Create Profile',
    apply: 'Apply Now',
    applied: 'Already Applied',
  },
};

type ApplyButtonProps = {
  slug: string;
  /** Job title; distinguishes the accessible names of several buttons on a page. */
  title?: string;
  context: 'card' | 'page';
  onApplied?: () => void;
};

/** Button for every stage of an application, from login to 'Already Applied'. */
export function ApplyButton({ slug, title, context, onApplied }: ApplyButtonProps) {
  const { stage, busy, act } = useApply(slug, onApplied);
  const label = labels[context][stage];
  return (
    <Button
      disabled={busy || stage === 'applied'}
      aria-label={title ? `${label}: ${title}` : undefined}
      onClick={act}
    >
      {label}
    </Button>
  );
}

/**
 * Apply flow: without a user it opens the auth dialog, without a profile the profile dialog, otherwise it applies.
 * `onApplied` is called after a new application.
 */
function useApply(slug: string, onApplied?: () => void) {
  const session = useCareersSession();
  const setInterrupted = useSetAtom(applyInterruptedAtom);
  const { open } = useDialogParameter();
  const [wanted, setWanted] = useState(false);

  const stage = ((): ApplyStage => {
    if (session.status === 'restoring') return 'restoring';
    if (session.status === 'signed-out') return 'login';
    if (session.applied.includes(slug)) return 'applied';
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
      showToast('careers', 'error', applyFailureText(error));
      if (isSignedOut(error)) {
        leave();
        interrupt('sign-in');
      }
    },
  });

  const act = () => {
    if (stage === 'restoring') setWanted(true);
    if (stage === 'login') interrupt('sign-in');
    if (stage === 'profile') interrupt('profile');
    if (stage === 'apply') apply();
  };

  // A click while the session was being restored is handled afterwards.
  useEffect(() => {
    if (!wanted || stage === 'restoring') return;
    setWanted(false);
    act();
  });

  return { stage, busy: isPending || wanted, act };
}
