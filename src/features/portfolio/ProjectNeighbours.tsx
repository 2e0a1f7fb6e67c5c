import { useSuspenseQuery } from '@tanstack/react-query';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './ProjectNeighbours.module.css';
import { type ProjectTeaser, projectsQuery } from './projects.ts';

type ProjectNeighboursProps = { current: number };

/** Links to the previous and next project; omitted when the projects cannot be loaded. */
export function ProjectNeighbours(props: ProjectNeighboursProps) {
  return (
    <QueryBoundary loading={<div className={styles.strip} />} error={() => null}>
      <Neighbours {...props} />
    </QueryBoundary>
  );
}

function Neighbours({ current }: ProjectNeighboursProps) {
  const { data: projects } = useSuspenseQuery(projectsQuery());
  const index = projects.findIndex(({ id }) => id === current);
  const previous = projects[index - 1];
  const next = projects[index + 1];
  if (index < 0 || (!previous && !next)) return null;
  return (
    <nav className={styles.strip} aria-label="More projects">
      <div className={`container stack loose ${styles.links}`}>
        {previous && (
          <div>
            <Neighbour project={previous} label="Previous project" icon="arrowLeft" />
          </div>
        )}
        {next && (
          <div className={styles.next}>
            <Neighbour project={next} label="Next project" icon="arrowRight" />
          </div>
        )}
      </div>
    </nav>
  );
}

type NeighbourProps = { project: ProjectTeaser; label: string; icon: 'arrowLeft' | 'arrowRight' };

function Neighbour({ project, label, icon }: NeighbourProps) {
  return (
    <Link viewTransition className={`wrap ${styles.link}`} to={`/project-details/${project.id}`}>
      <span className={`soft one-line ${styles.label}`}>
        <Icon name={icon} size={20} />
        {label}
      </span>
      <span className={styles.title}>{project.title || 'Untitled project'}</span>
    </Link>
  );
}
