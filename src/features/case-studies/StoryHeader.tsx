import { type ComponentProps, useState } from 'react';
import type { ImageUrl } from '#contract/decoder.ts';
import { Breadcrumbs } from '#shared/layout/Breadcrumbs.tsx';
import { Work } from '#shared/navigation/Work.tsx';
import { Gallery } from './Gallery.tsx';
import styles from './StoryHeader.module.css';
import { ZoomImage } from './ZoomImage.tsx';

type StoryHeaderProps = Pick<ComponentProps<typeof Breadcrumbs>, 'parent' | 'title'> & {
  path: string;
  mainImage: ImageUrl | null;
};

export function StoryHeader({ path, parent, title, mainImage }: StoryHeaderProps) {
  const [open, setOpen] = useState(false);
  return (
    <header className={`${styles.header} on-ink blue-ground`}>
      <div className="container">
        <Breadcrumbs parent={parent} title={title} titleClass={`wrap ${styles.title}`} />
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
