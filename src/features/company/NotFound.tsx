import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { TwinLines } from '#shared/ui/TwinLines.tsx';
import styles from './NotFound.module.css';
import { notFoundPage } from './pageTexts.ts';

const { heading, intro } = notFoundPage;

export function NotFound() {
  return (
    <section className={`${styles.page} on-ink`}>
      <PageMeta page={notFoundPage} index={false} />
      <TwinLines className={styles.lines} />
      <div className={`container page-section stack ${styles.content}`}>
        <p className={styles.code}>404</p>
        <h1 className="h2">{heading}</h1>
        <p className={`lead-text ${styles.text}`}>{intro}</p>
        <Link to="/" className={buttonClass('light')}>
          Back to home
        </Link>
      </div>
    </section>
  );
}
