import type { TeamGroup, TeamMember } from '#contract/generated/decoders/agency/teams.ts';
import { textOf } from '#errors/catalogue.ts';
import { DetailPage, StatePage } from '#shared/layout/DetailPage.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Link, OutsideLink } from '#shared/navigation/Link.tsx';
import { Portrait } from '#shared/team/Portrait.tsx';
import { expandDesignation, mainPageTeam, teamsQuery } from '#shared/team/team.ts';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import styles from './TeamDetails.module.css';

const page: PageText = {
  title: pageTitle('Team'),
  heading: 'Our team',
  parent: { label: 'About Us', to: '/about-us' },
  opening: 'team',
  description: `Meet the people of ${site.name}, the designers, engineers and marketers who work as one team in ${site.cities}.`,
};

export function TeamDetails() {
  return (
    <DetailPage page={page} query={teamsQuery}>
      {(groups, id) => <Member groups={groups} id={id} />}
    </DetailPage>
  );
}

function Member({ groups, id }: { groups: TeamGroup[]; id: string }) {
  const members = groups.flatMap((group) => group.members);
  const member = members.find((each) => String(each.id) === id);
  if (!member) {
    return (
      <StatePage page={page} index={false}>
        <EmptyState
          title={textOf('teamEmpty')}
          actions={
            <Link to="/" className={buttonClass()}>
              Back to home
            </Link>
          }
        />
      </StatePage>
    );
  }
  const { thumb, memberLink } = member;
  const name = member.member || page.heading;
  const designation = expandDesignation(member.designation);
  return (
    <>
      <PageBanner
        page={page}
        name={name}
        about={designation && `${name}, ${designation} at ${site.name}.`}
        image={thumb}
        intro={designation}
        picture={<Portrait src={thumb} name={name} shape="upright" priority />}
      >
        {memberLink && (
          <OutsideLink
            className={buttonClass('light')}
            href={memberLink}
            aria-label={`Personal page of ${name} (opens in a new tab)`}
          >
            Personal page
            <Icon name="arrowRight" size={20} />
          </OutsideLink>
        )}
      </PageBanner>
      <OtherMembers members={mainPageTeam(groups).filter((each) => each.id !== member.id)} />
    </>
  );
}

function OtherMembers({ members }: { members: TeamMember[] }) {
  if (members.length === 0) return null;
  return (
    <section className="container page-section" aria-labelledby="others-heading">
      <h2 id="others-heading">More of the team</h2>
      <ul className={`auto-grid even ${styles.members}`}>
        {withKeys(members, ({ id }) => id).map(
          ([key, { id, member: name, thumb, designation }]) => (
            <li key={key}>
              <Link
                viewTransition
                className={`one-line ${styles.member}`}
                to={`/team-details/${id}`}
              >
                <Portrait className={styles.portrait} src={thumb} name={name} shape="upright" />
                <span className="wrap stack">
                  <strong className="display h4">{name}</strong>
                  {designation && <span className="soft">{expandDesignation(designation)}</span>}
                </span>
              </Link>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
