import { useEffect, useState } from 'react';
import type { Project } from '#contract/generated/decoders/agency/project-details.ts';
import { textOf } from '#errors/catalogue.ts';
import shared from '#shared/layout/Article.module.css';
import { DetailPage } from '#shared/layout/DetailPage.tsx';
import { Facts } from '#shared/layout/Facts.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { plainText } from '#shared/lib/plainText.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Work } from '#shared/navigation/Work.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { LoadingState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import styles from './ProjectDetails.module.css';
import { ProjectNeighbours } from './ProjectNeighbours.tsx';
import { projectQuery, stripSiteAddress } from './projects.ts';

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

function ProjectArticle({ project, id }: { project: Project; id: string }) {
  const { description, thumb, thumb_full: image, list1: disciplines, list2: client } = project;
  const title = stripSiteAddress(project.title);
  return (
    <>
      <article>
        <PageBanner page={page} name={title} about={plainText(description)} image={image ?? thumb}>
          <Facts of={{ 'What we did': disciplines, 'For whom': client }} />
        </PageBanner>
        <Work of={`/project-details/${id}`}>
          <Image
            className={styles.image ?? ''}
            src={image}
            alt=""
            width={1600}
            height={900}
            priority
            fallbackText="No image available"
          />
        </Work>
        <div className={`container stack wrap ${styles.text}`}>
          {title && <h2>{title}</h2>}
          {description ? (
            <RichHtml className={shared.opening ?? ''} html={description} />
          ) : (
            <p className={`soft ${styles.missing}`}>No description available</p>
          )}
        </div>
      </article>
      <SectionLines />
      <ProjectNeighbours current={Number(id)} />
    </>
  );
}
