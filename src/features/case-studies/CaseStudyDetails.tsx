import { useSuspenseQuery } from '@tanstack/react-query';
import { textOf } from '#errors/catalogue.ts';
import { reasonOf } from '#shared/api/ApiError.ts';
import { DetailPage } from '#shared/layout/DetailPage.tsx';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { plainText, summaryOf } from '#shared/lib/plainText.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { SectionLines } from '#shared/ui/SectionLines.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { caseStudyQuery, nameImages } from './caseStudies.ts';
import { isHeading, withoutTitle } from './headings.ts';
import { caseStudyDetailsPage, caseStudyParents } from './pageTexts.ts';
import { Screenshots } from './Screenshots.tsx';
import { StoryHeader } from './StoryHeader.tsx';
import { AllCaseStudies, StoryText } from './StoryText.tsx';
import { Videos } from './Videos.tsx';

const frame = { page: caseStudyDetailsPage, parents: caseStudyParents };

export function CaseStudyDetails() {
  return (
    <DetailPage
      {...frame}
      loading={
        <LoadingState text="Loading case study...">
          <SkeletonGrid count={1} height="max(28rem, 60svh)" min="100%" />
        </LoadingState>
      }
      error={(error) => (
        <ErrorState
          level="h2"
          title={textOf('caseStudyFailed')}
          text={reasonOf(error)}
          retry={() => location.reload()}
          actions={<AllCaseStudies />}
        />
      )}
    >
      {(id) => <Story id={id} />}
    </DetailPage>
  );
}

function Story({ id }: { id: string }) {
  const { data: study } = useSuspenseQuery(caseStudyQuery(id));
  if (!study) {
    return (
      <StatePage {...frame} index={false}>
        <EmptyState
          level="h2"
          title={textOf('caseStudyEmpty')}
          text="The requested case study could not be found."
          actions={<AllCaseStudies />}
        />
      </StatePage>
    );
  }
  const { mainImage, images, videos, blocks } = study;
  const lead = blocks.find(({ type }) => !isHeading(type));
  const title = study.title || caseStudyDetailsPage.heading;
  return (
    <article>
      <PageMeta
        page={caseStudyDetailsPage}
        name={title}
        about={summaryOf(plainText(lead?.html ?? null))}
        image={mainImage}
      />
      <StoryHeader path={`/case-studies/${id}`} title={title} mainImage={mainImage} />
      {images.length > 0 && <Screenshots images={nameImages(images, title)} />}
      {videos.length > 0 && <Videos videos={videos} title={title} poster={mainImage} />}
      <SectionLines />
      <StoryText blocks={withoutTitle(blocks, title)} />
    </article>
  );
}
