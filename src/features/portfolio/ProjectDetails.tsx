import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { isNotFound, reasonOf } from '#shared/api/ApiError.ts';
import shared from '#shared/layout/Article.module.css';
import { DetailPage } from '#shared/layout/DetailPage.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { plainText, summaryOf } from '#shared/lib/plainText.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { Work } from '#shared/navigation/Work.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { SectionLines } from '#shared/ui/SectionLines.tsx';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import styles from './ProjectDetails.module.css';
import { ProjectNeighbours } from './ProjectNeighbours.tsx';
import { projectDetailsPage, projectParents } from './pageTexts.ts';
import { type Project, projectQuery } from './projects.ts';

export function ProjectDetails() {
  return (
    <DetailPage
      page={projectDetailsPage}
      parents={projectParents}
      loading={<ProjectLoading />}
      error={(error, retry) =>
        isNotFound(error) ? (
          <ProjectUnknown />
        ) : (
          <ErrorState level="h2" title={textOf('projectFailed') + reasonOf(error)} retry={retry} />
        )
      }
    >
      {(id) => <ProjectArticle id={id} />}
    </DetailPage>
  );
}

function ProjectLoading({ wayBack = false }: { wayBack?: boolean }) {
  return (
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
  );
}

/** Delay before the loading view of an unknown project offers a link back. */
const wayBackDelayMs = 3000;

/** As specified, an unknown id shows a loader. It never ends, so a link back is added. */
function ProjectUnknown() {
  const [wayBack, setWayBack] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWayBack(true), wayBackDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return <ProjectLoading wayBack={wayBack} />;
}

function ProjectArticle({ id }: { id: string }) {
  const { data: project } = useSuspenseQuery(projectQuery(id));
  const title = project.title || projectDetailsPage.heading;
  return (
    <>
      <PageMeta
        page={projectDetailsPage}
        name={project.title || undefined}
        about={summaryOf(plainText(project.description))}
        image={project.image ?? project.thumb}
      />
      <article>
        <PageBanner
          opening={projectDetailsPage.opening}
          crumbs={[...projectParents, { label: title }]}
        >
          <ProjectFacts project={project} />
        </PageBanner>
        <Work of={`/project-details/${project.id}`}>
          <Image
            className={styles.image ?? ''}
            src={project.image}
            alt=""
            width={1600}
            height={900}
            priority
            fallbackText="No image available"
          />
        </Work>
        <div className={`container wrap ${styles.text}`}>
          {project.description ? (
            <RichHtml className={shared.opening ?? ''} html={project.description} />
          ) : (
            <p className={`soft ${styles.missing}`}>No description available</p>
          )}
        </div>
      </article>
      <SectionLines />
      <ProjectNeighbours current={project.id} />
    </>
  );
}

function ProjectFacts({ project: { disciplines, client } }: { project: Project }) {
  if (!disciplines && !client) return null;
  return (
    <dl className={`wrapping-row ${styles.facts}`}>
      {disciplines && (
        <div>
          <dt className="small soft">What we did</dt>
          <dd>{disciplines}</dd>
        </div>
      )}
      {client && (
        <div>
          <dt className="small soft">For whom</dt>
          <dd>{client}</dd>
        </div>
      )}
    </dl>
  );
}
