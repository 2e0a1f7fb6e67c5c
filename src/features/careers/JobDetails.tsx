import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.jobDetails;

/** JobDetails page (section 2). */
export function JobDetails() {
  return (
    <>
      <PageMeta page="jobDetails" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Careers', to: '/careers' },
          { label: heading },
        ]}
      />
    </>
  );
}
