/**
 * Calls `onChange` with whether at least `share` (0 to 1) of an element is visible, initially and after each change.
 * Returns a function that stops observing.
 */
export function observeVisibility(
  element: Element,
  onChange: (visible: boolean) => void,
  { share = 0, margin = '0px' } = {},
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (last) onChange(last.isIntersecting && last.intersectionRatio >= share);
    },
    { rootMargin: margin, threshold: share },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
