import { ServiceCards } from '#shared/services/ServiceCards.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import styles from './ServicesSection.module.css';

/** Promo card beside the services grid; its button has no target. */
const servicesPromo = {
  title: 'One team for the whole journey',
  text: 'From the first sketch to the launch campaign, the same people design, build, secure and promote your product.',
  button: 'See All',
  empty: 'Our services will be listed here soon.',
} as const;

export function ServicesSection() {
  return (
    <section className="page-section deep" aria-labelledby="services-heading">
      <div className={`container stack ${styles.layout}`}>
        <div className={`stack loose ${styles.aside}`}>
          <h2 id="services-heading">Our Services</h2>
          <div className={`stack snug ${styles.promo} on-ink`}>
            <h3 className="h3">{servicesPromo.title}</h3>
            <p>{servicesPromo.text}</p>
            <Button variant="light">{servicesPromo.button}</Button>
          </div>
        </div>
        <ServiceCards
          skeleton={<SkeletonGrid count={6} height="14rem" />}
          empty={<EmptyState title={servicesPromo.empty} />}
          className={styles.cards}
          cellClassName={styles.cell}
        />
      </div>
    </section>
  );
}
