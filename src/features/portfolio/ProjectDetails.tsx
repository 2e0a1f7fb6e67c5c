import { useEffect, useState } from 'react';
import type {
  Project,
  ProjectTeaser,
} from '#contract/generated/decoders/agency/project-details.ts';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary, QueryData } from '#shared/api/QueryBoundary.tsx';
import shared from '#shared/layout/Article.module.css';
import { DetailPage } from '#shared/layout/DetailPage.tsx';
import { Neighbours, NeighboursLoading } from '#shared/layout/Neighbours.tsx';
import { FactRow, PageBanner } from '#shared/layout/PageBanner.tsx';
import { isBlank, plainText } from '#shared/lib/plainText.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { SharedElement } from '#shared/navigation/SharedElement.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import styles from './ProjectDetails.module.css';
import { projectQuery, projectsQuery, stripSiteAddress } from './projects.ts';

const page: PageText = {
  heading: 'Project details',
  parent: { label: 'Portfolio', to: '/portfolio' },
  opening: 'work',
  description: `A closer look at a project by ${site.name}: what the client needed, what we designed and what we built.`,
};

export function ProjectDetails() {
  return (
    <DetailPage
      page={page}
      query={projectQuery}
      loading={<ProjectLoading />}
      missing={<ProjectLoading unknown />}
    >
      {(project, id) => <ProjectArticle project={project} id={id} />}
    </DetailPage>
  );
}

/** Delay before the loading view of an unknown project offers a link back. */
const wayBackDelayMs = 3000;

/** As specified, an unknown id shows a loader, which never ends; so a link back is added. */
function ProjectLoading({ unknown = false }: { unknown?: boolean }) {
  const [wayBack, setWayBack] = useState(false);
  useEffect(() => {
    if (!unknown) return;
    const timer = setTimeout(() => setWayBack(true), wayBackDelayMs);
    return () => clearTimeout(timer);
  }, [unknown]);
  return (
    <div className={`stack gap-s ${styles.waiting}`}>
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

function ProjectArticle({ project, id }: { project: Project; id: string }) {
  const { description, thumb, thumb_full: image, list1: disciplines, list2: client } = project;
  const title = stripSiteAddress(project.title);
  const path = `/project-details/${id}`;
  return (
    <>
      <article>
        <PageBanner page={page} name={title} about={plainText(description)} image={image ?? thumb}>
          <FactRow of={{ 'What we did': disciplines, 'For whom': client }} />
        </PageBanner>
        <SharedElement path={path}>
          <Image
            className={styles.image ?? ''}
            src={image}
            alt=""
            width={1600}
            height={900}
            priority
            fallbackText="No image available"
          />
        </SharedElement>
        <div className={`container two-columns ${styles.text}`}>
          <div className="stack wrap">
            {title && <h2>{title}</h2>}
            {description && !isBlank(description) ? (
              <RichHtml
                className={shared.opening ?? ''}
                html={description}
                page={path}
                below={title ? 2 : 1}
              />
            ) : (
              <p className="lead-text soft">No description available</p>
            )}
          </div>
        </div>
      </article>
      <SectionLines />
      <ProjectNeighbours current={Number(id)} />
    </>
  );
}

/** Links to the previous and next project; omitted when the projects cannot be loaded. */
function ProjectNeighbours({ current }: { current: number }) {
  const toLink = (project: ProjectTeaser | undefined) =>
    project && {
      to: `/project-details/${project.id}`,
      title: stripSiteAddress(project.title) || 'Untitled project',
    };
  return (
    <QueryBoundary loading={<NeighboursLoading />} error={() => null}>
      <QueryData query={projectsQuery()}>
        {(projects) => {
          const index = projects.findIndex(({ id }) => id === current);
          if (index < 0 || projects.length === 1) return null;
          return (
            <Neighbours
              label="More projects"
              kind="project"
              previous={toLink(projects[index - 1])}
              next={toLink(projects[index + 1])}
            />
          );
        }}
      </QueryData>
    </QueryBoundary>
  );
}
