import { useEffect, useState } from 'react';
import { Icon } from '#shared/ui/Icon.tsx';
import { isMotionReduced } from '#shared/ui/useMotionAllowed.ts';
import styles from './Layout.module.css';

export function useScrolledPast(threshold: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const update = () => setPast(window.scrollY > threshold);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [threshold]);
  return past;
}

export function ScrollToTop() {
  const visible = useScrolledPast(200);
  if (!visible) return null;
  const scroll = () => {
    // The button is about to disappear.
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'auto' : 'smooth' });
  };
  return (
    <button
      type="button"
      className={`round ${styles.toTop}`}
      aria-label="Scroll to top"
      onClick={scroll}
    >
      <Icon name="arrowUp" />
    </button>
  );
}
