import type { ServiceTeaser } from '#contract/generated/decoders/agency/services.ts';
import { QueryBoundary, QueryData } from '#shared/api/QueryBoundary.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { servicesQuery, serviceTitle } from '#shared/services/services.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import styles from './RelatedServices.module.css';

/** All services except the one with the id in the path; omitted after a failure. */
export function RelatedServices({ current }: { current: string }) {
  return (
    <QueryBoundary loading={<SkeletonGrid count={1} height="32rem" />} error={() => null}>
      <QueryData query={servicesQuery()}>
        {(services) => <Links services={services.filter(({ id }) => id !== Number(current))} />}
      </QueryData>
    </QueryBoundary>
  );
}

function Links({ services }: { services: ServiceTeaser[] }) {
  if (services.length === 0) return null;
  return (
    <nav className={`deep ${styles.card}`} aria-labelledby="related-heading">
      <h2 id="related-heading" className="h3">
        Related Services
      </h2>
      <ul className="apart snug">
        {withKeys(services, (service) => service.id).map(([key, service]) => (
          <li key={key} className={styles.line}>
            <Link
              viewTransition
              className={`wrap ${styles.link}`}
              to={`/services-details/${service.id}`}
            >
              <span>{serviceTitle(service)}</span>
              <Icon name="arrowRight" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
