import { useSuspenseQuery } from '@tanstack/react-query';
import { QueryBoundary } from '#api/QueryBoundary.tsx';
import { servicesQuery } from '#api/resources/services.ts';
import { servicesPromo } from '#content/servicesPromo.ts';
import { textOf } from '#errors/catalogue.ts';
import { ServiceCard } from '#page/ServiceCard.tsx';
import { Button } from '#ui/Button.tsx';
import { SkeletonGrid } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/States.tsx';
import styles from './ServicesSection.module.css';

/** Services grid of the home page (section 2), with the promo card beside it. */
export function ServicesSection() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="services-heading">
      <div className={`container ${styles.layout}`}>
        <div className={styles.aside}>
          <h2 id="services-heading">Our Services</h2>
          <div className={`${styles.promo} on-ink`}>
            <h3 className={styles.promoTitle}>{servicesPromo.title}</h3>
            <p>{servicesPromo.text}</p>
            <Button look="light">{servicesPromo.button}</Button>
          </div>
        </div>
        <QueryBoundary
          loading={
            <LoadingState text="Loading services...">
              <SkeletonGrid count={6} height="14rem" />
            </LoadingState>
          }
          error={(_, retry) => (
            <ErrorState
              title={textOf('servicesFailed')}
              actions={<Button onClick={retry}>Try Again</Button>}
            />
          )}
        >
          <Cards />
        </QueryBoundary>
      </div>
    </section>
  );
}

function Cards() {
  const { data: services } = useSuspenseQuery(servicesQuery());
  if (services.length === 0) return <EmptyState title={servicesPromo.empty} />;
  return (
    <ul className={styles.cards}>
      {services.map((service, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a backend may repeat an id
        <li key={index} className={styles.cell}>
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  );
}
