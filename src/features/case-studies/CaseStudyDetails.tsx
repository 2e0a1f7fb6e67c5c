import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { summaryOf } from '#shared/metadata/summaryOf.ts';
import { CaseStudyFailed, CaseStudyLoading, CaseStudyMissing } from './CaseStudyStates.tsx';
import { caseStudyQuery, nameImages } from './caseStudies.ts';
import { isHeading } from './headings.ts';
import { caseStudyDetailsPage } from './pageTexts.ts';
import { Screenshots } from './Screenshots.tsx';
import { StoryHeader } from './StoryHeader.tsx';
import { StoryText } from './StoryText.tsx';
import { Videos } from './Videos.tsx';

export function CaseStudyDetails() {
  const { id = '' } = useParams();
  return (
    <QueryBoundary
      // Resets the boundary when navigating between case studies.
      key={id}
      loading={<CaseStudyLoading />}
      error={(error) => <CaseStudyFailed error={error} />}
    >
      <Story id={id} />
    </QueryBoundary>
  );
}

function Story({ id }: { id: string }) {
  const { data: study } = useSuspenseQuery(caseStudyQuery(id));
  if (!study) return <CaseStudyMissing />;
  const { mainImage, images, videos, blocks } = study;
  const title = study.title || caseStudyDetailsPage.heading;
  return (
    <article>
      <PageMeta
        page={caseStudyDetailsPage}
        name={title}
        about={summaryOf(blocks.find(({ type }) => !isHeading(type))?.html)}
        image={mainImage}
      />
      <StoryHeader title={title} mainImage={mainImage} />
      {images.length > 0 && <Screenshots images={nameImages(images, title)} />}
      {videos.length > 0 && <Videos videos={videos} title={title} poster={mainImage} />}
      <StoryText blocks={blocks} />
    </article>
  );
}
