import { useEffect, useRef, useState } from 'react';

/** Default number of items, at first and added at a time. */
export const growthStep = 60;
/** IntersectionObserver margin. */
const near = '1200px';

/**
 * Renders a long list in steps: returns the items to show and the ref of a sentinel element after them, which adds more
 * when it comes near the viewport. Resets for a new list.
 */
export function useGrowingList<Item>(items: Item[], step = growthStep) {
  const [state, setState] = useState({ items, count: step });
  const count = state.items === items ? state.count : step;
  const end = useRef<HTMLDivElement>(null);
  const more = count < items.length;

  useEffect(() => {
    if (!more || !end.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setState({ items, count: count + step });
      },
      { rootMargin: near },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [items, count, more, step]);

  return { shown: items.slice(0, count), more, end };
}
