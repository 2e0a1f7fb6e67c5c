import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Portrait } from '#shared/team/Portrait.tsx';
import type { TeamMember } from '#shared/team/team.ts';
import styles from './OtherMembers.module.css';

export function OtherMembers({ members }: { members: TeamMember[] }) {
  const linked = members.filter(({ id }) => id !== null);
  if (linked.length === 0) return null;
  return (
    <section className="container section" aria-labelledby="others-heading">
      <h2 id="others-heading">More of the team</h2>
      <ul className={styles.members}>
        {withKeys(linked, (member) => member.id).map(([key, { id, name, thumb, designation }]) => (
          <li key={key}>
            <Link viewTransition className={`line ${styles.member}`} to={`/team-details/${id}`}>
              <Portrait className={styles.portrait} src={thumb} name={name} shape="upright" />
              <span className={`wrap ${styles.text}`}>
                <strong className={styles.name}>{name}</strong>
                {designation && <span className={`soft ${styles.designation}`}>{designation}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
