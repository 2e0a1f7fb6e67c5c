import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import styles from './CaseStudies.module.css';
import type { CaseStudyTeaser } from './caseStudies.ts';
import { caseStudyDetailsPage } from './pageTexts.ts';

type CardProps = { study: CaseStudyTeaser; priority: boolean };

export function CaseStudyCard({ study, priority }: CardProps) {
  const title = study.title || caseStudyDetailsPage.heading;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <Image
          className={styles.image ?? ''}
          src={study.image}
          alt=""
          width={1600}
          height={1000}
          priority={priority}
        />
      </div>
      <h2 className={styles.title}>{title}</h2>
      <Link
        viewTransition
        className={`accent arrow-link cover ${styles.link}`}
        to={`/case-studies/${study.id}`}
      >
        Read More
        <span className="visually-hidden"> {title}</span>
        <Icon name="arrowRight" size={20} />
      </Link>
    </article>
  );
}
