import { useEffect, useRef, useState } from 'react';

/** Items that are shown at first, and added each time the visitor comes near the end, unless a list asks for another number. */
export const growthStep = 60;
/** How near, as a margin around the window. */
const near = '1200px';

/**
 * A list too long to show at once, from its start on: gives the items to show now, and the ref of an element
 * to place after them as long as there are more. A new list starts anew.
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
