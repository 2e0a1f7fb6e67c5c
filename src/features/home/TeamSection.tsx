import { useSuspenseQuery } from '@tanstack/react-query';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { mainPageTeam, teamsQuery } from '#shared/team/team.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { TeamCard } from './TeamCard.tsx';
import styles from './TeamSection.module.css';

export function TeamSection() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="team-heading">
      <div className="container">
        <h2 id="team-heading" className={styles.heading}>
          The people on the bridge
        </h2>
        <QueryBoundary
          loading={
            <LoadingState>
              <SkeletonGrid count={4} height="22rem" min="14rem" />
            </LoadingState>
          }
          error={(_, retry) => (
            <ErrorState
              title={textOf('teamFailed')}
              actions={<Button onClick={retry}>Try Again</Button>}
            />
          )}
        >
          <Members />
        </QueryBoundary>
      </div>
    </section>
  );
}

function Members() {
  const { data: groups } = useSuspenseQuery(teamsQuery());
  const members = mainPageTeam(groups);
  if (members.length === 0) return <EmptyState title={textOf('teamEmpty')} />;
  return (
    <ul className={styles.members}>
      {withKeys(members, ({ id, name }) => id ?? name).map(([key, member]) => (
        <li key={key} className={styles.member}>
          <TeamCard member={member} />
        </li>
      ))}
    </ul>
  );
}
