import { type ComponentProps, useState } from 'react';
import type { CaseStudy } from '#contract/generated/decoders/agency/case-studies.ts';
import { Breadcrumbs } from '#shared/layout/Breadcrumbs.tsx';
import { Facts } from '#shared/layout/Facts.tsx';
import { Work } from '#shared/navigation/Work.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './StoryHeader.module.css';
import { ZoomImage } from './ZoomImage.tsx';

type StoryHeaderProps = Pick<ComponentProps<typeof Breadcrumbs>, 'parent' | 'title'> & {
  path: string;
  study: CaseStudy;
};

export function StoryHeader({ path, parent, title, study }: StoryHeaderProps) {
  const { main_image_url: mainImage, year, outcome } = study;
  const [open, setOpen] = useState(false);
  return (
    <header className={`${styles.header} on-ink blue-ground`}>
      <div className="container">
        <Breadcrumbs parent={parent} title={title} titleClass={`wrap ${styles.title}`} />
        <Facts className={styles.facts} of={{ 'What changed': outcome, Year: year }} />
        <Work of={path}>
          <ZoomImage
            className={styles.image ?? ''}
            src={mainImage}
            alt={title}
            width={1600}
            height={1000}
            priority
            fallbackText="No main image available"
            onOpen={() => setOpen(true)}
          />
        </Work>
      </div>
      {open && mainImage && (
        <Gallery
          images={[{ url: mainImage, alt: title }]}
          start={0}
          onClose={() => setOpen(false)}
        />
      )}
    </header>
  );
}
