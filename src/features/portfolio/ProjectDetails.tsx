import { useParams } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { ApiError, reasonOf } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { ErrorState } from '#shared/ui/States.tsx';
import { ProjectArticle } from './ProjectArticle.tsx';
import { ProjectLoading, ProjectUnknown } from './ProjectLoading.tsx';
import { projectDetailsPage, projectParents } from './pageTexts.ts';

export function ProjectDetails() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      loading={<ProjectLoading />}
      error={(error, retry) =>
        error instanceof ApiError && error.status === 404 ? (
          <ProjectUnknown />
        ) : (
          <StatePage page={projectDetailsPage} parents={projectParents}>
            <ErrorState
              level="h2"
              title={textOf('projectFailed') + reasonOf(error)}
              retry={retry}
            />
          </StatePage>
        )
      }
    >
      <ProjectArticle id={id} />
    </QueryBoundary>
  );
}
