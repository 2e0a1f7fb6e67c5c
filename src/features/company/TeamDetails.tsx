import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { summaryOf } from '#shared/lib/plainText.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { Portrait } from '#shared/team/Portrait.tsx';
import { mainPageTeam, type TeamMember, teamsQuery } from '#shared/team/team.ts';
import { EmptyState, ErrorState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { MemberHero, MemberHeroLoading } from './MemberHero.tsx';
import { aboutUsPage, teamDetailsPage } from './pageTexts.ts';
import styles from './TeamDetails.module.css';

const { heading } = teamDetailsPage;
const parents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: aboutUsPage.heading, to: '/about-us' },
];

export function TeamDetails() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      loading={<Loading />}
      error={(_, retry) => (
        <StatePage page={teamDetailsPage} parents={parents} index={false}>
          <ErrorState title={textOf('teamFailed')} retry={retry} />
        </StatePage>
      )}
    >
      <Member id={id} />
    </QueryBoundary>
  );
}

function Loading() {
  return (
    <>
      <PageMeta page={teamDetailsPage} />
      <MemberHeroLoading crumbs={[...parents, { label: heading }]} />
    </>
  );
}

function Member({ id }: { id: string }) {
  const { data: groups } = useSuspenseQuery(teamsQuery());
  const member = groups
    .flatMap(({ members }) => members)
    .find((each) => each.id !== null && String(each.id) === id);
  if (!member) {
    return (
      <StatePage page={teamDetailsPage} parents={parents} index={false}>
        <EmptyState title={textOf('teamEmpty')} />
      </StatePage>
    );
  }
  const name = member.name || heading;
  const introduction = member.designation && `${name}, ${member.designation} at ${site.name}.`;
  return (
    <>
      <PageMeta
        page={teamDetailsPage}
        name={name}
        about={summaryOf(introduction)}
        image={member.thumb}
      />
      <MemberHero member={{ ...member, name }} crumbs={[...parents, { label: name }]} />
      <OtherMembers members={mainPageTeam(groups).filter((each) => each.id !== member.id)} />
    </>
  );
}

function OtherMembers({ members }: { members: TeamMember[] }) {
  const linked = members.filter(({ id }) => id !== null);
  if (linked.length === 0) return null;
  return (
    <section className="container page-section" aria-labelledby="others-heading">
      <h2 id="others-heading">More of the team</h2>
      <ul className={styles.members}>
        {withKeys(linked, (member) => member.id).map(([key, { id, name, thumb, designation }]) => (
          <li key={key}>
            <Link viewTransition className={`one-line ${styles.member}`} to={`/team-details/${id}`}>
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
