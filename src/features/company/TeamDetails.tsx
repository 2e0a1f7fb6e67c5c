import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import type { Crumb } from '#shared/layout/Breadcrumbs.tsx';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { summaryOf } from '#shared/metadata/summaryOf.ts';
import { mainPageTeam, teamsQuery } from '#shared/team/team.ts';
import { EmptyState, ErrorState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { MemberHero, MemberHeroLoading } from './MemberHero.tsx';
import { OtherMembers } from './OtherMembers.tsx';
import { aboutUsPage, teamDetailsPage } from './pageTexts.ts';

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
