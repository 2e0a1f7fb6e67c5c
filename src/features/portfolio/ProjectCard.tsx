import { Link } from '#shared/navigation/Link.tsx';
import { Image } from '#shared/ui/Image.tsx';
import styles from './Portfolio.module.css';
import type { ProjectTeaser } from './projects.ts';

type ProjectCardProps = { project: ProjectTeaser; priority: boolean };

export function ProjectCard({ project, priority }: ProjectCardProps) {
  const { id, title, thumb, disciplines } = project;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Image
          className={styles.image ?? ''}
          src={thumb}
          alt=""
          width={800}
          height={600}
          priority={priority}
        />
      </div>
      <h2 className={styles.title}>
        <Link viewTransition className={styles.link} to={`/project-details/${id}`}>
          {title || 'Untitled project'}
        </Link>
      </h2>
      {disciplines && <p className={styles.disciplines}>{disciplines}</p>}
    </article>
  );
}
