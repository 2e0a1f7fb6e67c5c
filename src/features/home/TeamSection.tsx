import type { TeamMember } from '#contract/generated/decoders/agency/teams.ts';
import { textOf } from '#errors/catalogue.ts';
import { QuerySection } from '#shared/api/QueryBoundary.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { Portrait } from '#shared/team/Portrait.tsx';
import { expandDesignation, mainPageTeam, teamsQuery } from '#shared/team/team.ts';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import styles from './Home.module.css';

const layout = `auto-grid even snap-strip ${styles.members}`;

export function TeamSection() {
  return (
    <section className="container page-section joined" aria-labelledby="team-heading">
      <h2 id="team-heading" className={`section-heading ${styles.heading}`}>
        The people on the bridge
      </h2>
      <QuerySection
        query={teamsQuery()}
        skeleton={{ count: 4, height: 'var(--box)', className: layout }}
      >
        {(groups) => <Members members={mainPageTeam(groups)} />}
      </QuerySection>
    </section>
  );
}

function Members({ members }: { members: TeamMember[] }) {
  if (members.length === 0) return <EmptyState title={textOf('teamEmpty')} />;
  return (
    <IncrementalList items={members} name="people" identify={({ id }) => id} className={layout}>
      {(member) => <TeamCard member={member} />}
    </IncrementalList>
  );
}

function TeamCard({ member: { id, member: name, thumb, designation } }: { member: TeamMember }) {
  return (
    <article className="relative wrap">
      <Portrait className={`picture ${styles.portrait}`} src={thumb} name={name} shape="upright" />
      <h3 className="h4 below-picture">
        <Link viewTransition className="card-link" to={`/team-details/${id}`}>
          {name}
        </Link>
      </h3>
      {designation && (
        <p className={`soft ${styles.designation}`}>{expandDesignation(designation)}</p>
      )}
    </article>
  );
}
