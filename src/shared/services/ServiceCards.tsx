import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { servicesQuery } from './services.ts';

type ServiceCardsProps = {
  skeleton: ReactNode;
  empty: ReactNode;
  className: string | undefined;
  cellClassName: string | undefined;
};

export function ServiceCards({ skeleton, ...rest }: ServiceCardsProps) {
  return (
    <QueryBoundary
      loading={<LoadingState text="Loading services...">{skeleton}</LoadingState>}
      error={(_, retry) => <ErrorState title={textOf('servicesFailed')} retry={retry} />}
    >
      <Cards {...rest} />
    </QueryBoundary>
  );
}

function Cards({ empty, className, cellClassName }: Omit<ServiceCardsProps, 'skeleton'>) {
  const { data: services } = useSuspenseQuery(servicesQuery());
  if (services.length === 0) return empty;
  return (
    <IncrementalList
      items={services}
      identify={(service) => service.id}
      className={className}
      itemClassName={cellClassName}
    >
      {(service) => <ServiceCard service={service} />}
    </IncrementalList>
  );
}
