import type { ProjectTeaser } from '#contract/generated/decoders/agency/project-details.ts';
import { QuerySection } from '#shared/api/QueryBoundary.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { SharedImage, useDetailPrefetch } from '#shared/navigation/SharedElement.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import styles from './Portfolio.module.css';
import { projectQuery, projectsQuery, stripSiteAddress } from './projects.ts';

const page: PageText = {
  heading: 'Portfolio',
  opening: 'type',
  intro: 'A selection of the products that left our two studios and went out into the world.',
  description: `Apps, games, platforms and campaigns made by ${site.name}: browse the portfolio and open any project to see more.`,
};

export function Portfolio() {
  return (
    <>
      <PageBanner page={page} />
      <section className="container page-section" aria-label="Projects">
        <QuerySection
          query={projectsQuery()}
          skeleton={{ count: 12, height: '23rem', className: `stack ${styles.projects}` }}
          level="h2"
          empty={
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
          }
        >
          {(projects) => (
            <IncrementalList
              items={projects}
              name="projects"
              identify={(project) => project.id}
              className={`stack ${styles.projects}`}
            >
              {(project, index) => <ProjectCard project={project} priority={index === 0} />}
            </IncrementalList>
          )}
        </QuerySection>
      </section>
    </>
  );
}

type ProjectCardProps = { project: ProjectTeaser; priority: boolean };

function ProjectCard({ project, priority }: ProjectCardProps) {
  const { id, title, thumb, list1: disciplines, list2: client } = project;
  const path = `/project-details/${id}`;
  const prefetching = useDetailPrefetch(projectQuery(String(id)), ({ thumb_full }) => thumb_full);
  return (
    <article className={`relative wrap ${styles.card}`}>
      <SharedImage path={path} src={thumb} width={800} height={600} priority={priority} />
      <h2 className="h4 below-picture">
        <Link viewTransition className="card-link ringed" to={path} {...prefetching}>
          {stripSiteAddress(title) || 'Untitled project'}
        </Link>
      </h2>
      <p className={`wrapping-row spread soft ${styles.meta}`}>
        {[disciplines, client].filter(Boolean).map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </article>
  );
}
