import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.caseStudyDetails;

/** CaseStudyDetails page (section 2). */
export function CaseStudyDetails() {
  return (
    <>
      <PageMeta page="caseStudyDetails" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Case Studies', to: '/case-studies' },
          { label: heading },
        ]}
      />
    </>
  );
}
