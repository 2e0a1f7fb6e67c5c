import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { ApiError, reasonOf } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import styles from './ProjectArticle.module.css';
import { ProjectArticle } from './ProjectArticle.tsx';
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

/** Delay before the loading view of an unknown project offers a link back. */
const wayBackDelayMs = 3000;

type ProjectLoadingProps = { index?: boolean; wayBack?: boolean };

function ProjectLoading({ index = true, wayBack = false }: ProjectLoadingProps) {
  return (
    <StatePage page={projectDetailsPage} parents={projectParents} index={index}>
      <div className={`stack snug ${styles.waiting}`}>
        <LoadingState text={textOf('projectUnknown')} />
        <div aria-live="polite">
          {wayBack && (
            <Link to="/portfolio" className={buttonClass('outlined')}>
              Back to portfolio
            </Link>
          )}
        </div>
      </div>
    </StatePage>
  );
}

/** As specified, an unknown id shows a loader. It never ends, so a link back is added. */
function ProjectUnknown() {
  const [wayBack, setWayBack] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWayBack(true), wayBackDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <ProjectLoading index={false} wayBack={wayBack} />;
}
