import { useSuspenseQuery } from '@tanstack/react-query';
import { textOf } from '#errors/catalogue.ts';
import { reasonOf } from '#shared/api/ApiError.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { useWorkPrefetch, Work } from '#shared/navigation/Work.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import styles from './Portfolio.module.css';
import { portfolioPage } from './pageTexts.ts';
import { type ProjectTeaser, projectQuery, projectsQuery } from './projects.ts';

export function Portfolio() {
  return (
    <>
      <PageHead page={portfolioPage} />
      <section className="container page-section" aria-label="Projects">
        <QueryBoundary
          loading={
            <LoadingState>
              <SkeletonGrid count={12} height="23rem" min="19rem" />
            </LoadingState>
          }
          error={(error, retry) => (
            <ErrorState
              level="h2"
              title={textOf('projectsFailed') + reasonOf(error)}
              retry={retry}
            />
          )}
        >
          <Projects />
        </QueryBoundary>
      </section>
    </>
  );
}

function Projects() {
  const { data: projects } = useSuspenseQuery(projectsQuery());
  if (projects.length === 0) {
    return (
      <EmptyState
        level="h2"
        title="The walls are bare for a moment"
        text="We are hanging the portfolio anew. Ask us, and we will show you our work in person."
        actions={
          <Link to="/contact-us" className={buttonClass()}>
            Ask to see our work
          </Link>
        }
      />
    );
  }
  return (
    <IncrementalList
      items={projects}
      identify={(project) => project.id}
      className={`stack ${styles.projects}`}
    >
      {(project, index) => <ProjectCard project={project} priority={index === 0} />}
    </IncrementalList>
  );
}

type ProjectCardProps = { project: ProjectTeaser; priority: boolean };

function ProjectCard({ project, priority }: ProjectCardProps) {
  const { id, title, thumb, disciplines, client } = project;
  const path = `/project-details/${id}`;
  const prefetching = useWorkPrefetch(projectQuery(String(id)), ({ image }) => image);
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Work of={path}>
          <Image
            className={styles.image ?? ''}
            src={thumb}
            alt=""
            width={800}
            height={600}
            priority={priority}
          />
        </Work>
      </div>
      <h2 className={`h4 ${styles.title}`}>
        <Link viewTransition className="card-link ringed" to={path} {...prefetching}>
          {title || 'Untitled project'}
        </Link>
      </h2>
      <p className={`soft ${styles.meta}`}>
        {[disciplines, client].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </article>
  );
}
