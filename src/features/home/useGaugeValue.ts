import { useEffect, useRef, useState } from 'react';

const step = 5;
const stepMs = 50;

/**
 * Gauge value in percent: 0 until half of the element is visible, then 5 more every 50 ms up to `max`. Returns the
 * value and the ref of the element.
 */
export function useGaugeValue(max: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [value, setValue] = useState(0);

  useEffect(() => {
    if (!ref.current || seen) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && entry.intersectionRatio >= 0.5) setSeen(true);
      },
      { threshold: 0.5 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen]);

  useEffect(() => {
    if (!seen || value >= max) return;
    const timer = setTimeout(() => setValue(Math.min(value + step, max)), stepMs);
    return () => clearTimeout(timer);
  }, [seen, value, max]);

  return { ref, value };
}
