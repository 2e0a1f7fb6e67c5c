import { useParams } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { ApiError, reasonOf } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { GameArticle } from './GameArticle.tsx';
import { gameDetailsPage, gameParents } from './pageTexts.ts';

export function GameDetails() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      loading={
        <StatePage page={gameDetailsPage} parents={gameParents}>
          <LoadingState text="Loading game details...">
            <SkeletonGrid count={1} height="60vh" min="80rem" />
          </LoadingState>
        </StatePage>
      }
      error={(error, retry) => (
        <StatePage
          page={gameDetailsPage}
          parents={gameParents}
          index={!(error instanceof ApiError && error.status === 404)}
        >
          <ErrorState level="h2" title={textOf('gameFailed') + reasonOf(error)} retry={retry} />
        </StatePage>
      )}
    >
      <GameArticle id={id} />
    </QueryBoundary>
  );
}
