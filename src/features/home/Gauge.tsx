import { useEffect, useRef, useState } from 'react';
import { observeVisibility } from '#shared/lib/observeVisibility.ts';
import styles from './Gauge.module.css';

const radii = [94, 86] as const;

type GaugeProps = { title: string; max: number };

export function Gauge({ title, max }: GaugeProps) {
  const { ref, value } = useGaugeValue(max);
  return (
    <div ref={ref} className={styles.gauge}>
      <meter className="visually-hidden" aria-label={title} min={0} max={100} value={value}>
        {`${value}%`}
      </meter>
      <div className={styles.dial} aria-hidden="true">
        <svg viewBox="0 0 200 200" aria-hidden="true">
          {radii.map((radius) => (
            <g key={radius} fill="none" strokeWidth="4" strokeLinecap="round">
              <circle className={styles.track} cx="100" cy="100" r={radius} />
              <circle
                className={styles.arc}
                cx="100"
                cy="100"
                r={radius}
                pathLength="100"
                strokeDasharray={`${value} 100`}
                transform="rotate(-90 100 100)"
              />
              <circle
                className={`${styles.arc} ${styles.printed}`}
                cx="100"
                cy="100"
                r={radius}
                pathLength="100"
                strokeDasharray={`${max} 100`}
                transform="rotate(-90 100 100)"
              />
            </g>
          ))}
        </svg>
        <span className={`${styles.value} ${styles.printed}`}>{`${max}%`}</span>
        <span className={styles.value}>{`${value}%`}</span>
      </div>
      <p className={styles.title}>{title}</p>
    </div>
  );
}

const step = 5;
const stepMs = 50;

/**
 * Gauge value in percent: 0 until half of the element is visible, then 5 more every 50 ms up to `max`. Returns the
 * value and the ref of the element.
 */
function useGaugeValue(max: number) {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [value, setValue] = useState(0);

  useEffect(() => {
    if (!ref.current || seen) return;
    return observeVisibility(ref.current, (visible) => visible && setSeen(true), { share: 0.5 });
  }, [seen]);

  useEffect(() => {
    if (!seen || value >= max) return;
    const timer = setTimeout(() => setValue(Math.min(value + step, max)), stepMs);
    return () => clearTimeout(timer);
  }, [seen, value, max]);

  return { ref, value };
}
