import { useCallback, useEffect, useState } from 'react';
import { observeVisibility } from '#shared/lib/observeVisibility.ts';
import { Accordion } from '#shared/ui/Accordion.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './ExperienceSection.module.css';
import { faq } from './faq.ts';

const points = {
  'Professional staff':
    'Designers, engineers and marketers who know their craft, explain it in plain words and stay with your project to the end.',
  '100 Satisfaction guarantee':
    'We agree with you what finished means before we begin, and we keep working until the result matches it.',
  'Install idea & solution':
    'We do not stop at a concept: we set the product up where you work, connect it to your tools and teach your team to use it.',
};

export function ExperienceSection() {
  return (
    <section className="page-section on-ink" aria-labelledby="experience-heading">
      <div className={`container two-columns balanced ${styles.layout}`}>
        <div className="stack">
          <h2 id="experience-heading">Work that holds up after launch day</h2>
          <p className="lead-text soft">
            Anyone can demonstrate a product once. We care about the months that follow, when real
            people use it on slow phones, in a hurry, and with questions of their own.
          </p>
          <ul className="stack">
            {Object.entries(points).map(([title, text]) => (
              <li key={title} className="icon-and-text">
                <Icon name="check" />
                <div>
                  <h3 className="h4">{title}</h3>
                  <p className="soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <Gauge title="Satisfied Clients" max={90} />
        </div>
        <div>
          <h3 className="section-heading gap-s">Questions we are often asked</h3>
          <Accordion name="faq" items={faq} />
        </div>
      </div>
    </section>
  );
}

const radii = [94, 86] as const;

const step = 5;
const stepMs = 50;

type GaugeProps = { title: string; max: number };

/** Gauge in percent: 0 until half of it is visible, then 5 more every 50 ms up to `max`. */
function Gauge({ title, max }: GaugeProps) {
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
        <span className={`${styles.value} paper-only`}>{`${max}%`}</span>
        <span className={`${styles.value} screen-only`}>{`${value}%`}</span>
        {/* Over the plate that forced colours put under the value. */}
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
      </div>
      <p className={styles.title}>{title}</p>
    </div>
  );
}

type ArcProps = { r: number; value: number; className: string | undefined };

const Arc = ({ r, value, className }: ArcProps) => (
  <circle className={className} r={r} pathLength="100" strokeDasharray={`${value} 100`} />
);
