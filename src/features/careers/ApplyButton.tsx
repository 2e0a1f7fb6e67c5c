import { useLocation } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, isSignedOut } from '#shared/api/ApiError.ts';
import { useWrite } from '#shared/api/useWrite.ts';
import { isCurrentPage } from '#shared/lib/pathname.ts';
import { Button } from '#shared/ui/Button.tsx';
import { showToast } from '#shared/ui/toasts.ts';
import {
  type Candidate,
  checkSession,
  markApplied,
  removeCandidate,
  useAccountDialog,
  useCandidate,
} from './account/careersSession.ts';
import { applyFailureText, applyToJob } from './jobs.ts';

/** The effect of a click: opening a dialog, or applying. */
type Stage = 'sign-in' | 'profile' | 'apply' | 'applied';

const labels: Record<Stage, { card: string; page: string }> = {
  'sign-in': { card: 'Login', page: 'Login to Apply' },
  profile: { card: 'Profile', page: 'Create Profile' },
  apply: { card: 'Apply', page: 'Apply Now' },
  applied: { card: 'Already Applied', page: 'Already Applied' },
};

function stageOf(candidate: Candidate | null, slug: string): Stage {
  if (!candidate) return 'sign-in';
  if (candidate.applied.includes(slug)) return 'applied';
  return candidate.profile ? 'apply' : 'profile';
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
  const { pathname } = useLocation();
  const { open } = useAccountDialog();
  const stage = stageOf(useCandidate(), slug);
  const label = labels[stage][context];

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
    onError: async (error) => {
      showToast('careers', 'error', applyFailureText(error));
      if (isSignedOut(error)) {
        removeCandidate();
        if (isCurrentPage(pathname)) open('apply');
      }
      // The refusal may say that there is no profile any more.
      else if (isFailure(error, 'status') && Number(error.status) < 500) await checkSession();
    },
  });
  const act = () => {
    if (stage === 'apply') apply();
    else if (stage !== 'applied') open('apply');
  };

  // In the list only applying is loud.
  const variant = context === 'page' || stage === 'apply' ? 'primary' : 'outlined';
  return (
    <Button
      variant={stage === 'applied' ? 'state' : variant}
      disabled={isPending || stage === 'applied'}
      aria-label={title ? `${label}: ${title}` : undefined}
      onClick={act}
    >
      {label}
    </Button>
  );
}
