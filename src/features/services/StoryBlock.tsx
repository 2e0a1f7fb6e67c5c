import { useState } from 'react';
import { imageSources } from '#shared/lib/imageSources.ts';
import { useOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';
import { servicesAbout } from '#shared/services/serviceTexts.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import { VideoPlayer } from '#shared/ui/VideoPlayer.tsx';
import { site } from '#site.ts';
import storyMp4 from '../../assets/video/story.mp4';
import storyWebm from '../../assets/video/story.webm';
import styles from './StoryBlock.module.css';

const files = import.meta.glob<string>('../../assets/video/story-poster-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Poster of the story video, 1280 by 720 px. */
const storyPoster = imageSources(files, 'story-poster');

export function StoryBlock() {
  const [open, setOpen] = useState(false);
  return (
    <section className="page-section on-ink" aria-labelledby="story-heading">
      <div className={`container two-columns wide ${styles.layout}`}>
        <h2 id="story-heading">{servicesAbout.title}</h2>
        <div className="soft stack snug">
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

function StoryDialog({ onClose }: { onClose: () => void }) {
  useOverlayEntry(true, onClose);
  const label = `The story of ${site.name}`;
  return (
    <Dialog label={label} shape="screen" onClose={onClose}>
      <div className={styles.stage}>
        <div className={styles.screen}>
          <VideoPlayer
            sources={[storyWebm, storyMp4]}
            label={label}
            poster={storyPoster.widest}
            autoPlay
            onEnded={onClose}
          />
        </div>
      </div>
    </Dialog>
  );
}
