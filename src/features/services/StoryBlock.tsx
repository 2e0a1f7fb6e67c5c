import { useState } from 'react';
import type { VideoUrl } from '#contract/decoder.ts';
import { useOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { imageSources, SiteImage } from '#shared/ui/SiteImage.tsx';
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

const sources = [storyWebm, storyMp4] as VideoUrl[];

/** The video has no sound and no words. */
const shows =
  'A silent film of 14 seconds: two lines of light come from London and Lahore, meet as a bridge over the river at dusk, and draw together a phone, a game controller, a cloud with rain of data, a padlock and, at last, our sign.';

const label = `The story of ${site.name}`;

export function StoryBlock() {
  const [open, setOpen] = useState(false);
  return (
    <section className="page-section on-ink" aria-labelledby="story-heading">
      <div className="container two-columns balanced">
        <h2 id="story-heading">All crafts under one roof</h2>
        <div className="soft stack gap-s">
          <p>
            Apps, games, AI, cloud, security and marketing are usually bought from suppliers who
            have never met. Here they sit at the same table, so the person who designs your sign-up
            screen knows what the security review will ask and what the campaign will promise.
          </p>
          <p>
            {site.name} works from {site.cities} as a single team. You get one plan, one invoice and
            one lead to call, and a project that keeps moving while one of the two cities is asleep.
          </p>
        </div>
        <div className={`full-width ${styles.video}`}>
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
              OUR STORY
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
  return (
    <Dialog label={label} shape="screen" onClose={onClose}>
      <div className={`on-ink ${styles.stage}`}>
        <VideoPlayer
          sources={sources}
          label={label}
          poster={storyPoster.widest}
          autoPlay
          onEnded={onClose}
        />
        <p className="soft">{shows}</p>
      </div>
    </Dialog>
  );
}
