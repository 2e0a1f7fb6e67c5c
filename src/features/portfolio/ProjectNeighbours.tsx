import type { ProjectTeaser } from '#contract/generated/decoders/agency/project-details.ts';
import { QueryBoundary, QueryData } from '#shared/api/QueryBoundary.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './ProjectNeighbours.module.css';
import { projectsQuery, stripSiteAddress } from './projects.ts';

/** Links to the previous and next project; omitted when the projects cannot be loaded. */
export function ProjectNeighbours({ current }: { current: number }) {
  return (
    <QueryBoundary loading={<div className={`deep ${styles.strip}`} />} error={() => null}>
      <QueryData query={projectsQuery()}>
        {(projects) => {
          const index = projects.findIndex(({ id }) => id === current);
          if (index < 0 || projects.length === 1) return null;
          return (
            <nav className={`deep ${styles.strip}`} aria-label="More projects">
              <div className={`container stack loose ${styles.links}`}>
                <Neighbour
                  project={projects[index - 1]}
                  label="Previous project"
                  icon="arrowLeft"
                />
                <Neighbour project={projects[index + 1]} label="Next project" icon="arrowRight" />
              </div>
            </nav>
          );
        }}
      </QueryData>
    </QueryBoundary>
  );
}

type NeighbourProps = {
  project: ProjectTeaser | undefined;
  label: string;
  icon: 'arrowLeft' | 'arrowRight';
};

function Neighbour({ project, label, icon }: NeighbourProps) {
  if (!project) return null;
  return (
    <Link
      viewTransition
      className={`wrap ${styles.link} ${styles[icon]}`}
      to={`/project-details/${project.id}`}
    >
      <span className={`soft one-line ${styles.label}`}>
        <Icon name={icon} size={20} />
        {label}
      </span>
      <span className={styles.title}>{stripSiteAddress(project.title) || 'Untitled project'}</span>
    </Link>
  );
}
