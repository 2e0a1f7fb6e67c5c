import { useParams } from 'react-router-dom';
import type { TeamGroup, TeamMember } from '#contract/generated/decoders/agency/teams.ts';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary, QueryData } from '#shared/api/QueryBoundary.tsx';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Portrait } from '#shared/team/Portrait.tsx';
import { expandDesignation, mainPageTeam, teamsQuery } from '#shared/team/team.ts';
import { EmptyState, ErrorState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { MemberHero, MemberHeroLoading } from './MemberHero.tsx';
import styles from './TeamDetails.module.css';

const page: PageText = {
  title: pageTitle('Team'),
  heading: 'Our team',
  parent: { label: 'About Us', to: '/about-us' },
  opening: 'about',
  description: `Meet the people of ${site.name}, the designers, engineers and marketers who work as one team in ${site.cities}.`,
};

export function TeamDetails() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      loading={<MemberHeroLoading page={page} />}
      error={(_, retry) => (
        <StatePage page={page} index={false}>
          <ErrorState title={textOf('teamFailed')} retry={retry} />
        </StatePage>
      )}
    >
      <QueryData query={teamsQuery()}>{(groups) => <Member groups={groups} id={id} />}</QueryData>
    </QueryBoundary>
  );
}

function Member({ groups, id }: { groups: TeamGroup[]; id: string }) {
  const members = groups.flatMap((group) => group.members);
  const member = members.find((each) => each.id !== null && String(each.id) === id);
  if (!member) {
    return (
      <StatePage page={page} index={false}>
        <EmptyState title={textOf('teamEmpty')} />
      </StatePage>
    );
  }
  const name = member.member || page.heading;
  const designation = expandDesignation(member.designation);
  return (
    <>
      <PageMeta
        page={page}
        name={name}
        about={designation && `${name}, ${designation} at ${site.name}.`}
        image={member.thumb}
      />
      <MemberHero member={member} name={name} page={page} />
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
        {withKeys(linked, ({ id }) => id).map(([key, { id, member: name, thumb, designation }]) => (
          <li key={key}>
            <Link viewTransition className={`one-line ${styles.member}`} to={`/team-details/${id}`}>
              <Portrait className={styles.portrait} src={thumb} name={name} shape="upright" />
              <span className="wrap stack">
                <strong className={styles.name}>{name}</strong>
                {designation && <span className="soft">{expandDesignation(designation)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
