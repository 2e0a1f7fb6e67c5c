import { Link } from '#shared/navigation/Link.tsx';
import { Portrait } from '#shared/team/Portrait.tsx';
import type { TeamMember } from '#shared/team/team.ts';
import styles from './TeamSection.module.css';

export function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, thumb, designation } = member;
  return (
    <article className={styles.card}>
      <Portrait className={styles.portrait} src={thumb} name={name} shape="upright" />
      <h3 className={styles.name}>
        {id === null ? (
          name
        ) : (
          <Link viewTransition className={styles.link} to={`/team-details/${id}`}>
            {name}
          </Link>
        )}
      </h3>
      {designation && <p className={styles.designation}>{designation}</p>}
    </article>
  );
}
