import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.projectDetails;

/** ProjectDetails page (section 2). */
export function ProjectDetails() {
  return (
    <>
      <PageMeta page="projectDetails" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Portfolio', to: '/portfolio' },
          { label: heading },
        ]}
      />
    </>
  );
}
