import { useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import styles from './ProjectArticle.module.css';
import { projectDetailsPage } from './pageTexts.ts';
import { projectParents } from './projectParents.ts';

/** The loader of an unknown project offers a way back after this many milliseconds. */
const wayBackDelayMs = 3000;

type ProjectLoadingProps = { index?: boolean; wayBack?: boolean };

/** Loading view of a project (section 2). */
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

/** "An unknown id shows a loader" (section 2). It never ends, so a way back joins it. */
export function ProjectUnknown() {
  const [wayBack, setWayBack] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWayBack(true), wayBackDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <ProjectLoading index={false} wayBack={wayBack} />;
}
