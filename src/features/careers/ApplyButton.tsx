import { Button } from '#shared/ui/Button.tsx';
import { type ApplyStage, useApply } from './useApply.ts';

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
