import type { ProjectTeaser } from '#contract/generated/decoders/agency/project-details.ts';
import { QueryBoundary, QueryData } from '#shared/api/QueryBoundary.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './ProjectNeighbours.module.css';
import { projectsQuery, stripSiteAddress } from './projects.ts';

/** Links to the previous and next project; omitted when the projects cannot be loaded. */
export function ProjectNeighbours({ current }: { current: number }) {
  return (
    <QueryBoundary loading={<div className={styles.strip} />} error={() => null}>
      <QueryData query={projectsQuery()}>
        {(projects) => {
          const index = projects.findIndex(({ id }) => id === current);
          return index >= 0 && <Links previous={projects[index - 1]} next={projects[index + 1]} />;
        }}
      </QueryData>
    </QueryBoundary>
  );
}

type Neighbour = ProjectTeaser | undefined;

function Links({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.strip} aria-label="More projects">
      <div className={`container stack loose ${styles.links}`}>
        {previous && (
          <div>
            <NeighbourLink project={previous} label="Previous project" icon="arrowLeft" />
          </div>
        )}
        {next && (
          <div className={styles.next}>
            <NeighbourLink project={next} label="Next project" icon="arrowRight" />
          </div>
        )}
      </div>
    </nav>
  );
}

type LinkProps = { project: ProjectTeaser; label: string; icon: 'arrowLeft' | 'arrowRight' };

function NeighbourLink({ project: { id, title }, label, icon }: LinkProps) {
  return (
    <Link viewTransition className={`wrap ${styles.link}`} to={`/project-details/${id}`}>
      <span className={`soft one-line ${styles.label}`}>
        <Icon name={icon} size={20} />
        {label}
      </span>
      <span className={styles.title}>{stripSiteAddress(title) || 'Untitled project'}</span>
    </Link>
  );
}
