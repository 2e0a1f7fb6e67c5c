import { useOverlayEntry } from '#shared/navigation/useOverlayEntry.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { VideoPlayer } from '#shared/ui/VideoPlayer.tsx';
import { site } from '#site.ts';
import storyMp4 from '../../assets/video/story.mp4';
import storyWebm from '../../assets/video/story.webm';
import styles from './StoryBlock.module.css';
import { storyPoster } from './storyPoster.ts';

export function StoryDialog({ onClose }: { onClose: () => void }) {
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
