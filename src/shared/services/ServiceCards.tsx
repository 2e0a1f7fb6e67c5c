import type { ComponentProps, ReactNode } from 'react';
import type { ImageUrl } from '#contract/decoder.ts';
import type { ServiceTeaser } from '#contract/generated/decoders/agency/services.ts';
import { QuerySection } from '#shared/api/QueryBoundary.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import type { SkeletonGrid } from '#shared/ui/States.tsx';
import defaultShape from '../../assets/brand/shape.svg';
import styles from './ServiceCards.module.css';
import { servicesQuery, serviceTitle } from './services.ts';

type ServiceCardsProps = {
  skeleton: ComponentProps<typeof SkeletonGrid>;
  empty: ReactNode;
  className: string;
};

export function ServiceCards({ skeleton, empty, className }: ServiceCardsProps) {
  return (
    <QuerySection
      query={servicesQuery()}
      loading="Loading services..."
      skeleton={skeleton}
      empty={empty}
    >
      {(services) => (
        <IncrementalList
          items={services}
          name="services"
          identify={(service) => service.id}
          className={className}
          itemClassName={styles.cell}
        >
          {(service) => <ServiceCard service={service} />}
        </IncrementalList>
      )}
    </QuerySection>
  );
}

function ServiceCard({ service }: { service: ServiceTeaser }) {
  const { id, short_text: text } = service;
  const [icon, shape]: (ImageUrl | null)[] = [service.icon1, service.icon2];
  return (
    <article className={`card-box relative stack wrap ${styles.card}`}>
      <div className={`relative ${styles.icons}`} aria-hidden="true">
        <Image
          className="fill"
          src={shape}
          alt=""
          width={88}
          height={88}
          fallback={<img className="fill" src={defaultShape} alt="" width={88} height={88} />}
        />
        {icon && (
          <Image
            className={`relative ${styles.icon}`}
            src={icon}
            alt=""
            width={44}
            height={44}
            fallback={<span />}
          />
        )}
      </div>
      <h3 className="h4">
        <Link top viewTransition className="card-link" to={`/services-details/${id}`}>
          {serviceTitle(service)}
        </Link>
      </h3>
      {text && <p className={`soft ${styles.text}`}>{text}</p>}
    </article>
  );
}
