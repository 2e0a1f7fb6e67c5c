import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.aboutUs;

/** AboutUs page (section 2). */
export function AboutUs() {
  return (
    <>
      <PageMeta page="aboutUs" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[{ label: 'Home', to: '/' }, { label: heading }]}
      />
    </>
  );
}
