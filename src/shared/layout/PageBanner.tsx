import type { ComponentProps, ReactNode } from 'react';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { Opening } from '#shared/metadata/pageText.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { OpeningLines } from './OpeningLines.tsx';
import styles from './PageBanner.module.css';

type PageBannerProps = ComponentProps<typeof PageMeta> & {
  intro?: string | null | undefined;
  /** Picture of the page's subject, beside the title or below it. */
  picture?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
};

/** Areas whose pages are there to do or to read something at once. */
const compact: readonly (Opening | undefined)[] = [
  'about',
  'privacy',
  'people',
  'data',
  'plans',
  'checkout',
];

/** Metadata and banner of an inner page: breadcrumbs, title, and the opening of its area. */
export function PageBanner(props: PageBannerProps) {
  const { picture, children, intro = props.page.intro, ...meta } = props;
  const { heading, parent, opening = 'checkout' } = meta.page;
  const look = compact.includes(opening) ? styles.compact : (styles[opening] ?? '');
  return (
    <header className={`${styles.banner} ${look} on-ink blue-ground`}>
      <PageMeta {...meta} />
      {!picture && <OpeningLines of={opening} />}
      <div className={`container stack ${styles.layout}`}>
        <div>
          <Breadcrumbs parent={parent} title={meta.name || heading} titleClass={styles.title} />
          {intro && <p className="lead-text soft measure">{intro}</p>}
          {children}
        </div>
        {picture}
      </div>
    </header>
  );
}
