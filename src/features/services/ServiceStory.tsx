import { withKeys } from '#shared/lib/withKeys.ts';
import type { Service } from '#shared/services/services.ts';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './ServiceArticle.module.css';

export function ServiceStory({ service }: { service: Service }) {
  const { challenge, whatWeDo, points } = service;
  return (
    <div className={styles.story}>
      {challenge && (
        <section className={`${styles.panel} ${styles.challenge} on-ink`}>
          <h2 className="h3">The Challenge</h2>
          <Paragraphs text={challenge} />
        </section>
      )}
      {whatWeDo && (
        <section className={`${styles.panel} ${styles.approach}`}>
          <h2 className="h3">What we do</h2>
          <Paragraphs text={whatWeDo} />
        </section>
      )}
      {points.length > 0 && (
        <section className={styles.detail}>
          <h2 className="h3">In detail</h2>
          <ol className={styles.points}>
            {withKeys(points, (point) => point).map(([key, point]) => (
              <li key={key} className={styles.point}>
                {point}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
