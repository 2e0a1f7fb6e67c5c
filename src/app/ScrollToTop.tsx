import { Icon } from '#shared/ui/Icon.tsx';
import { isMotionReduced } from '#shared/ui/useMotionAllowed.ts';
import styles from './ScrollToTop.module.css';
import { useScrolledPast } from './useScrolledPast.ts';

export function ScrollToTop() {
  const visible = useScrolledPast(200);
  if (!visible) return null;
  return (
    <button
      type="button"
      className={`round ${styles.button}`}
      aria-label="Scroll to top"
      onClick={() => window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' })}
    >
      <Icon name="arrowUp" />
    </button>
  );
}
