import type { ReactNode } from 'react';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import type { Crumb } from './Breadcrumbs.tsx';
import { PageBanner } from './PageBanner.tsx';

type StatePageProps = {
  page: PageText;
  /** Breadcrumbs without the page itself. */
  parents: Crumb[];
  index?: boolean;
  children: ReactNode;
};

/** Detail page without content: banner and a loading, error or not-found state. */
export function StatePage({ page, parents, index = true, children }: StatePageProps) {
  const { heading } = page;
  return (
    <>
      <PageMeta page={page} index={index} />
      <PageBanner opening={page.opening} crumbs={[...parents, { label: heading }]} />
      <div className="container page-section">{children}</div>
    </>
  );
}
