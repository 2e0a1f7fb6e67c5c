import { useSuspenseQuery } from '@tanstack/react-query';
import { QueryBoundary } from '#api/QueryBoundary.tsx';
import { servicesQuery } from '#api/resources/services.ts';
import { textOf } from '#errors/catalogue.ts';
import { ServiceCard } from '#page/ServiceCard.tsx';
import { Button } from '#ui/Button.tsx';
import { SkeletonGrid } from '#ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#ui/States.tsx';
import styles from './Services.module.css';

/** Grid of all services (section 2), which loads, fails and recovers without the rest of the page. */
export function ServicesGrid() {
  return (
    <section className={`container section ${styles.section}`} aria-labelledby="services-heading">
      <h2 id="services-heading" className="visually-hidden">
        Our Services
      </h2>
      <QueryBoundary
        loading={
          <LoadingState text="Loading services...">
            <SkeletonGrid count={9} height="17rem" min="21rem" />
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
    </section>
  );
}

function Cards() {
  const { data: services } = useSuspenseQuery(servicesQuery());
  if (services.length === 0) {
    return (
      <EmptyState
        title="Our list of services is being rewritten"
        text="Tell us what you need in the meantime, and we will say whether we are the right people."
      />
    );
  }
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
