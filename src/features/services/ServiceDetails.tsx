import { useParams } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { ApiError } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { serviceDetailsPage, serviceParents } from './pageTexts.ts';
import { ServiceArticle } from './ServiceArticle.tsx';

export function ServiceDetails() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      loading={
        <StatePage page={serviceDetailsPage} parents={serviceParents}>
          <LoadingState text="Loading service details...">
            <SkeletonGrid count={1} height="60vh" min="80rem" />
          </LoadingState>
        </StatePage>
      }
      error={(error, retry) =>
        error instanceof ApiError && error.status === 404 ? <Unknown /> : <Failed retry={retry} />
      }
    >
      <ServiceArticle id={id} />
    </QueryBoundary>
  );
}

function Unknown() {
  return (
    <StatePage page={serviceDetailsPage} parents={serviceParents} index={false}>
      <EmptyState
        level="h2"
        title={textOf('serviceNotFound')}
        text="It may have a new name. All that we do is on one page."
        actions={
          <Link to="/services" className={buttonClass()}>
            All services
          </Link>
        }
      />
    </StatePage>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <StatePage page={serviceDetailsPage} parents={serviceParents}>
      <ErrorState level="h2" title={textOf('serviceFailed')} retry={retry} />
    </StatePage>
  );
}
