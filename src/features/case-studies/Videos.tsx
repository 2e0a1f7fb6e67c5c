import type { ImageUrl } from '#contract/decoder.ts';
import { IncrementalList } from '#shared/ui/IncrementalList.tsx';
import { VideoPlayer } from '#shared/ui/VideoPlayer.tsx';
import type { NamedVideo } from './caseStudies.ts';
import styles from './Videos.module.css';

/** Browsers limit the number of media players on a page. */
const videosAtOnce = 12;

type VideosProps = {
  videos: NamedVideo[];
  title: string;
  /** Poster of the first video. */
  poster: ImageUrl | null;
};

export function Videos({ videos, title, poster }: VideosProps) {
  return (
    <section className="page-section on-ink" aria-labelledby="videos-heading">
      <div className="container two-columns">
        <h2 id="videos-heading">Project Videos</h2>
        <IncrementalList
          items={videos}
          identify={(video) => video.url}
          className={`auto-grid ${styles.videos}`}
          step={videosAtOnce}
        >
          {({ url, name }, index) => (
            <figure>
              <VideoPlayer
                sources={[url]}
                label={name || `Video ${index + 1} of ${title}`}
                {...(poster && index === 0 ? { poster } : {})}
              />
              {name && <figcaption className="soft wrap apart snug">{name}</figcaption>}
            </figure>
          )}
        </IncrementalList>
      </div>
    </section>
  );
}
