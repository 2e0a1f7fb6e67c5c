import { type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ServiceCards } from '#shared/services/ServiceCards.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import styles from './ServicesSection.module.css';

export function ServicesSection() {
  const [unfolded, setUnfolded] = useState(false);
  /** Brings the whole list into view; on phones it unfolds the strip. */
  const seeAll = ({ currentTarget }: MouseEvent) => {
    flushSync(() => setUnfolded(true));
    const first = currentTarget.closest('section')?.querySelector<HTMLElement>('article a');
    first?.focus({ preventScroll: true });
    first?.closest('article')?.scrollIntoView();
  };
  return (
    <section className="page-section paper-deep" aria-labelledby="services-heading">
      <div className={`container stack ${styles.layout}`}>
        <div className={`stack ${styles.aside}`}>
          <h2 id="services-heading">Our Services</h2>
          <div className={`stack gap-s ${styles.promo} on-ink`}>
            <h3 className="h3">One team for the whole journey</h3>
            <p>
              From the first sketch to the launch campaign, the same people design, build, secure
              and promote your product.
            </p>
            <ol className={`auto-grid ${styles.steps}`}>
              <li>Design</li>
              <li>Build</li>
              <li>Secure</li>
              <li>Promote</li>
            </ol>
            <Button variant="light" onClick={seeAll}>
              See All
            </Button>
          </div>
        </div>
        <ServiceCards
          skeleton={{
            count: 6,
            height: 'var(--box)',
            className: `auto-grid even snap-strip ${styles.strip} ${styles.boxes}`,
          }}
          empty={<EmptyState title="Our services will be listed here soon." />}
          className={`auto-grid even ${unfolded ? '' : `snap-strip ${styles.strip}`} ${styles.cards}`}
        />
      </div>
    </section>
  );
}
