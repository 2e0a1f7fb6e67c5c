import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';

import { Link } from '#shared/navigation/Link.tsx';
import { Portrait } from '#shared/team/Portrait.tsx';
import { mainPageTeam, type TeamMember, teamsQuery } from '#shared/team/team.ts';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import strip from './SnapStrip.module.css';
import styles from './TeamSection.module.css';

export function TeamSection() {
  return (
    <section className={`container page-section ${styles.section}`} aria-labelledby="team-heading">
      <h2 id="team-heading" className={`section-heading ${styles.heading}`}>
        The people on the bridge
      </h2>
      <QueryBoundary
        loading={
          <LoadingState>
            <SkeletonGrid count={4} height="22rem" min="14rem" />
          </LoadingState>
        }
        error={(_, retry) => <ErrorState title={textOf('teamFailed')} retry={retry} />}
      >
        <Members />
      </QueryBoundary>
    </section>
  );
}

function Members() {
  const { data: groups } = useSuspenseQuery(teamsQuery());
  const members = useMemo(() => mainPageTeam(groups), [groups]);
  if (members.length === 0) return <EmptyState title={textOf('teamEmpty')} />;
  return (
    <IncrementalList
      items={members}
      identify={({ id, name }) => id ?? name}
      className={`${strip.strip} ${styles.members}`}
    >
      {(member) => <TeamCard member={member} />}
    </IncrementalList>
  );
}

function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, thumb, designation } = member;
  return (
    <article className={styles.card}>
      <Portrait className={`picture ${styles.portrait}`} src={thumb} name={name} shape="upright" />
      <h3 className="h4 apart snug">
        {id === null ? (
          name
        ) : (
          <Link viewTransition className="card-link" to={`/team-details/${id}`}>
            {name}
          </Link>
        )}
      </h3>
      {designation && <p className={`soft ${styles.designation}`}>{designation}</p>}
    </article>
  );
}
