import { Button } from '#shared/ui/Button.tsx';
import { type ApplyStage, useApply } from './useApply.ts';

/** Texts of the button; cards and the detail page have their own (decisions). */
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
  /** Title of the position, for the accessible name where many such buttons stand on one page. */
  title?: string;
  context: 'card' | 'page';
  onApplied?: () => void;
};

/** The one button by which a visitor comes to an application (sections 2 and 4). */
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
