import { studioImage } from '#shared/layout/studioImage.ts';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import { aboutPage } from './about.ts';
import styles from './Story.module.css';

const { title, intro, story } = aboutPage;

export function Story() {
  return (
    <>
      <section className={`container columns wide ${styles.opening}`} aria-labelledby="about-claim">
        <h2 id="about-claim" className={styles.claim}>
          {title}
        </h2>
        <p className={`lead ${styles.intro}`}>{intro}</p>
      </section>
      <section className={`container columns wide ${styles.story}`} aria-labelledby="about-story">
        <SiteImage
          className={`picture ${styles.image}`}
          sources={studioImage}
          sizes="(width >= 89rem) 43rem, (width >= 60rem) 48vw, 90vw"
          alt="Two desks in front of two windows: London at dusk on the left, Lahore at dawn on the right"
          width={1200}
          height={1200}
        />
        <div className="stack">
          <h2 id="about-story" className="h3">
            {story.title}
          </h2>
          {story.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </section>
    </>
  );
}
