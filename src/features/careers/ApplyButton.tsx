import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { isSignedOut } from '#shared/api/ApiError.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { isCurrentPage } from '#shared/lib/pathname.ts';
import { Button } from '#shared/ui/Button.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import { markApplied } from './account/careersActions.ts';
import {
  applyInterruptedAtom,
  type CareersSession,
  signTabOut,
  useCareersSession,
} from './account/careersSession.ts';
import { useDialogParameter } from './account/useDialogParameter.ts';
import { applyFailureText, applyToJob } from './applications.ts';

/** The effect of a click: opening a dialog, or applying. */
type Stage = 'sign-in' | 'profile' | 'apply' | 'applied';

const labels: Record<'card' | 'page', Record<Stage, string>> = {
  card: {
    'sign-in': 'Login',
    profile: 'Profile',
    apply: 'Apply',
    applied: 'Already Applied',
  },
  page: {
    'sign-in': 'Login to Apply',
    profile: 'Create Profile',
    apply: 'Apply Now',
    applied: 'Already Applied',
  },
};

function stageOf(session: CareersSession, slug: string): Stage {
  if (session.status !== 'signed-in') return session.status === 'restoring' ? 'apply' : 'sign-in';
  if (session.applied.includes(slug)) return 'applied';
  return session.profile ? 'apply' : 'profile';
}

type ApplyButtonProps = {
  slug: string;
  /** Job title; distinguishes the accessible names of several buttons on a page. */
  title?: string;
  context: 'card' | 'page';
  /** Called after a new application. */
  onApplied?: () => void;
};

/** Button for every stage of an application, from login to 'Already Applied'. */
export function ApplyButton({ slug, title, context, onApplied }: ApplyButtonProps) {
  const session = useCareersSession();
  const setInterrupted = useSetAtom(applyInterruptedAtom);
  const { pathname } = useLocation();
  const { open } = useDialogParameter();
  const [waiting, setWaiting] = useState(false);
  const restoring = session.status === 'restoring';
  const stage = stageOf(session, slug);
  const label = labels[context][stage];

  const interrupt = (dialog: 'sign-in' | 'profile') => {
    setInterrupted(true);
    open(dialog);
  };
  const { write: apply, isPending } = useWrite({
    name: `apply to ${slug}`,
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
      if (!isSignedOut(error)) return;
      signTabOut();
      if (isCurrentPage(pathname)) interrupt('sign-in');
    },
  });
  const act = () => {
    if (restoring) setWaiting(true);
    else if (stage === 'apply') apply();
    else if (stage !== 'applied') interrupt(stage);
  };

  // Handles a click that came while the session was being restored.
  useEffect(() => {
    if (!waiting || restoring) return;
    setWaiting(false);
    act();
  });

  return (
    <Button
      variant={stage === 'applied' ? 'state' : 'primary'}
      disabled={isPending || waiting || stage === 'applied'}
      aria-label={title ? `${label}: ${title}` : undefined}
      onClick={act}
    >
      {label}
    </Button>
  );
}
