import { useSuspenseQuery } from '@tanstack/react-query';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { servicesQuery } from '#shared/services/services.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import styles from './RelatedServices.module.css';

type RelatedServicesProps = { current: number };

/**
 * All services but the current one. Last in the sidebar, so that loading does not shift the layout; omitted after a
 * failure.
 */
export function RelatedServices(props: RelatedServicesProps) {
  return (
    <QueryBoundary loading={<SkeletonGrid count={1} height="32rem" />} error={() => null}>
      <Box {...props} />
    </QueryBoundary>
  );
}

function Box({ current }: RelatedServicesProps) {
  const { data: services } = useSuspenseQuery(servicesQuery());
  const others = services.filter(({ id, title }) => id !== current && title);
  if (others.length === 0) return null;
  return (
    <nav className={styles.card} aria-labelledby="related-heading">
      <h2 id="related-heading" className="h3">
        Related Services
      </h2>
      <ul className={styles.lines}>
        {withKeys(others, (service) => service.id).map(([key, { id, title }]) => (
          <li key={key}>
            <Link viewTransition className={`wrap ${styles.link}`} to={`/services-details/${id}`}>
              <span>{title}</span>
              <Icon name="arrowRight" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
