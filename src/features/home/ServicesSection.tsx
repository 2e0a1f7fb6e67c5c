import { Link } from '#shared/navigation/Link.tsx';
import { ServiceCards } from '#shared/services/ServiceCards.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import styles from './ServicesSection.module.css';
import strip from './SnapStrip.module.css';

/** Promo card beside the services grid. */
const servicesPromo = {
  title: 'One team for the whole journey',
  text: 'From the first sketch to the launch campaign, the same people design, build, secure and promote your product.',
  steps: ['Design', 'Build', 'Secure', 'Promote'],
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
            <ol className={styles.steps}>
              {servicesPromo.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <Link top to="/services" className={buttonClass('light')}>
              {servicesPromo.button}
            </Link>
          </div>
        </div>
        <ServiceCards
          skeleton={<SkeletonGrid count={6} height="14rem" />}
          empty={<EmptyState title={servicesPromo.empty} />}
          className={`${strip.strip} ${styles.cards}`}
          cellClassName={styles.cell}
        />
      </div>
    </section>
  );
}
