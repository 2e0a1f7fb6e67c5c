import shared from '#shared/layout/Article.module.css';
import { withKeys } from '#shared/lib/withKeys.ts';
import type { Service } from '#shared/services/services.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import styles from './ServiceArticle.module.css';

export function ServiceIntroduction({ service }: { service: Service }) {
  const { thumb, text, included } = service;
  const empty = !thumb && !text && included.length === 0;
  return (
    <div className={styles.introduction}>
      {thumb && (
        <Image
          className={`picture ${styles.thumb}`}
          src={thumb}
          alt=""
          width={1200}
          height={800}
          priority
        />
      )}
      {text && (
        <div className={`${shared.opening} stack soft ${styles.text}`}>
          <Paragraphs text={text} />
        </div>
      )}
      {included.length > 0 && (
        <section aria-labelledby="included-heading">
          <h2 id="included-heading" className="h3">
            Included Services
          </h2>
          <ul className={styles.included}>
            {withKeys(included, (line) => line).map(([key, line]) => (
              <li key={key} className={styles.includedLine}>
                <Icon name="check" className={styles.check ?? ''} />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {empty && (
        <EmptyState
          title="We are still writing this page"
          text="Call or write to us, and the people who do this work will tell you about it themselves."
        />
      )}
    </div>
  );
}
