import { useCallback, useEffect, useState } from 'react';
import { observeVisibility } from '#shared/lib/observeVisibility.ts';
import styles from './ExperienceSection.module.css';

const radii = [94, 86] as const;

const step = 5;
const stepMs = 50;

type GaugeProps = { title: string; max: number };

/** Gauge in percent: 0 until half of it is visible, then 5 more every 50 ms up to `max`. */
export function Gauge({ title, max }: GaugeProps) {
  const [seen, setSeen] = useState(false);
  const [value, setValue] = useState(0);

  const observe = useCallback(
    (gauge: HTMLDivElement) =>
      observeVisibility(gauge, (visible) => visible && setSeen(true), { share: 0.5 }),
    [],
  );

  useEffect(() => {
    if (!seen || value >= max) return;
    const timer = setTimeout(() => setValue(Math.min(value + step, max)), stepMs);
    return () => clearTimeout(timer);
  }, [seen, value, max]);

  return (
    <div ref={observe} className={styles.gauge}>
      <meter className="visually-hidden" aria-label={title} min={0} max={100} value={value}>
        {`${value}%`}
      </meter>
      <div className={styles.dial} aria-hidden="true">
        <svg viewBox="-100 -100 200 200" aria-hidden="true">
          {radii.map((r) => (
            <g key={r} fill="none" strokeWidth="4" strokeLinecap="round" transform="rotate(-90)">
              <circle className={styles.track} r={r} />
              <Arc r={r} value={value} className={styles.arc} />
              {/* On paper the final value, which the animation may not have reached. */}
              <Arc r={r} value={max} className={`${styles.arc} paper-only`} />
            </g>
          ))}
        </svg>
        <span className={`${styles.value} paper-only`}>{`${max}%`}</span>
        <span className={`${styles.value} screen-only`}>{`${value}%`}</span>
      </div>
      <p className={styles.title}>{title}</p>
    </div>
  );
}

type ArcProps = { r: number; value: number; className: string | undefined };

const Arc = ({ r, value, className }: ArcProps) => (
  <circle className={className} r={r} pathLength="100" strokeDasharray={`${value} 100`} />
);
