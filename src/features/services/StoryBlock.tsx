import { useState } from 'react';
import { servicesAbout } from '#shared/services/serviceTexts.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './StoryBlock.module.css';
import { StoryDialog } from './StoryDialog.tsx';
import { storyPoster } from './storyPoster.ts';

export function StoryBlock() {
  const [open, setOpen] = useState(false);
  return (
    <section className="section on-ink" aria-labelledby="story-heading">
      <div className={`container ${styles.layout}`}>
        <h2 id="story-heading">{servicesAbout.title}</h2>
        <div className={styles.text}>
          {servicesAbout.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.video}>
          <SiteImage
            className={styles.poster}
            sources={storyPoster}
            sizes="(width >= 89rem) 80rem, (width >= 60rem) 90vw, 120vw"
            alt=""
            width={1280}
            height={720}
          />
          <div className={styles.action}>
            <Button variant="light" aria-haspopup="dialog" onClick={() => setOpen(true)}>
              <Icon name="play" size={20} />
              {servicesAbout.button}
            </Button>
          </div>
        </div>
      </div>
      {open && <StoryDialog onClose={() => setOpen(false)} />}
    </section>
  );
}
