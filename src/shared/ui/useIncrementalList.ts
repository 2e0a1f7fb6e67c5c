import { useEffect, useRef, useState } from 'react';

/** Default number of items, at first and added at a time. */
export const batchSize = 60;
const rootMargin = '1200px';

/**
 * Renders a long list in steps: returns the items to show and the ref of a sentinel element after them, which adds more
 * when it comes near the viewport. Resets for a new list.
 */
export function useIncrementalList<Item>(items: Item[], step = batchSize) {
  const [state, setState] = useState({ items, count: step });
  const count = state.items === items ? state.count : step;
  const sentinel = useRef<HTMLDivElement>(null);
  const more = count < items.length;

  useEffect(() => {
    if (!more || !sentinel.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setState({ items, count: count + step });
      },
      { rootMargin },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [items, count, more, step]);

  return { shown: items.slice(0, count), more, sentinel };
}
