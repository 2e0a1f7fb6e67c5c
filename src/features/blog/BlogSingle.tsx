import { pages } from '#content/pages.ts';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';

const { heading, intro } = pages.blogSingle;

/** BlogSingle page (section 2). */
export function BlogSingle() {
  return (
    <>
      <PageMeta page="blogSingle" />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[{ label: 'Home', to: '/' }, { label: heading }]}
      />
    </>
  );
}
