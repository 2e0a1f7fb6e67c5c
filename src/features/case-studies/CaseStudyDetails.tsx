import type { CaseStudy } from '#contract/generated/decoders/agency/case-studies.ts';
import { textOf } from '#errors/catalogue.ts';
import { reasonOf } from '#shared/api/ApiError.ts';
import { DetailPage, StatePage } from '#shared/layout/DetailPage.tsx';
import { plainText } from '#shared/lib/plainText.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { EmptyState, ErrorState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { caseStudyQuery, imagesOf, videosOf } from './caseStudies.ts';
import { isHeading, withoutTitle } from './headings.ts';
import { Screenshots } from './Screenshots.tsx';
import { StoryHeader } from './StoryHeader.tsx';
import { AllCaseStudies, StoryText } from './StoryText.tsx';
import { Videos } from './Videos.tsx';

const page: PageText = {
  heading: 'Case study',
  parent: { label: 'Case Studies', to: '/case-studies' },
  opening: 'stories',
  description: `A ${site.name} case study with screenshots, videos and the thinking behind the work.`,
};

export function CaseStudyDetails() {
  return (
    <DetailPage
      page={page}
      query={caseStudyQuery}
      loading="Loading case study..."
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
      {({ case_study: study }, id) => (study ? <Story study={study} id={id} /> : noCaseStudy)}
    </DetailPage>
  );
}

const noCaseStudy = (
  <StatePage page={page} index={false}>
    <EmptyState
      level="h2"
      title={textOf('caseStudyEmpty')}
      text="The requested case study could not be found."
      actions={<AllCaseStudies />}
    />
  </StatePage>
);

function Story({ study, id }: { study: CaseStudy; id: string }) {
  const { main_image_url: mainImage, structured_content } = study;
  const title = study.title || page.heading;
  const images = imagesOf(study, title);
  const videos = videosOf(study);
  const blocks = structured_content?.filter(({ html }) => html) ?? [];
  const lead = blocks.find(({ type }) => !isHeading(type));
  return (
    <article>
      <PageMeta page={page} name={title} about={plainText(lead?.html ?? null)} image={mainImage} />
      <StoryHeader path={`/case-studies/${id}`} title={title} study={study} parent={page.parent} />
      {images.length > 0 && <Screenshots images={images} />}
      {videos.length > 0 && <Videos videos={videos} title={title} poster={mainImage} />}
      <StoryText blocks={withoutTitle(blocks, title)} />
    </article>
  );
}
