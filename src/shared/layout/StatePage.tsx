import type { ReactNode } from 'react';
import type { PageText } from '#shared/metadata/pageText.ts';
import { PageBanner } from './PageBanner.tsx';

type StatePageProps = { page: PageText; index?: boolean; children: ReactNode };

/** Detail page without content: banner and a loading, error or not-found state. */
export function StatePage({ page, index = true, children }: StatePageProps) {
  return (
    <>
      <PageBanner page={page} index={index} />
      <div className="container page-section">{children}</div>
    </>
  );
}
