import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.privacyPolicy;

/** PrivacyPolicy page (section 2). */
export function PrivacyPolicy() {
  return (
    <>
      <PageMeta page="privacyPolicy" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[{ label: 'Home', to: '/' }, { label: heading }]}
      />
    </>
  );
}
