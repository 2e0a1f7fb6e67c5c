import { useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import styles from './ProjectArticle.module.css';
import { projectDetailsPage, projectParents } from './pageTexts.ts';

/** Delay before the loading view of an unknown project offers a link back. */
const wayBackDelayMs = 3000;

type ProjectLoadingProps = { index?: boolean; wayBack?: boolean };

export function ProjectLoading({ index = true, wayBack = false }: ProjectLoadingProps) {
  return (
    <StatePage page={projectDetailsPage} parents={projectParents} index={index}>
      <div className={styles.waiting}>
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
export function ProjectUnknown() {
  const [wayBack, setWayBack] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWayBack(true), wayBackDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <ProjectLoading index={false} wayBack={wayBack} />;
}
