import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.pricing;

/** Pricing page (section 2). */
export function Pricing() {
  return (
    <>
      <PageMeta page="pricing" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[{ label: 'Home', to: '/' }, { label: heading }]}
      />
    </>
  );
}
