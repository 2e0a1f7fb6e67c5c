import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.serviceDetails;

/** ServiceDetails page (section 2). */
export function ServiceDetails() {
  return (
    <>
      <PageMeta page="serviceDetails" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[
          { label: 'Home', to: '/' },
          { label: 'Services', to: '/services' },
          { label: heading },
        ]}
      />
    </>
  );
}
