import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { QueryBoundary } from '#api/QueryBoundary.tsx';
import { mainPageTeam, teamsQuery } from '#api/resources/team.ts';
import { aboutUsPage, teamDetailsPage } from '#content/pages/company.ts';
import { site } from '#content/site.ts';
import { textOf } from '#errors/catalogue.ts';
import type { Crumb } from '#page/Breadcrumbs.tsx';
import { PageMeta } from '#page/PageMeta.tsx';
import { StatePage } from '#page/StatePage.tsx';
import { summaryOf } from '#page/summaryOf.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState, ErrorState } from '#ui/States.tsx';
import { MemberHero, MemberHeroLoading } from './MemberHero.tsx';
import { OtherMembers } from './OtherMembers.tsx';

const { heading } = teamDetailsPage;
const parents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: aboutUsPage.heading, to: '/about-us' },
];

/** Page of one person (section 2 leaves the screen open): the member of that id, from any group. */
export function TeamDetails() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      key={id}
      loading={<Loading />}
      error={(_, retry) => (
        <StatePage page={teamDetailsPage} parents={parents} index={false}>
          <ErrorState
            title={textOf('teamFailed')}
            actions={<Button onClick={retry}>Try Again</Button>}
          />
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
