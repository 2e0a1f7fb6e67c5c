import type { BlogTeaser } from '#shared/blog/blog.ts';
import { Breadcrumbs } from '#shared/layout/Breadcrumbs.tsx';
import { formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './ArticleHeader.module.css';
import { articleImage } from './articleImages.ts';
import { blogSinglePage } from './pageTexts.ts';

export function ArticleHeader({ teaser }: { teaser: BlogTeaser }) {
  const { tag, date, author, title, midTitle, thumbFull } = teaser;
  return (
    <header className={`${styles.header} on-ink`}>
      <div className={`container ${styles.content}`}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: '/' },
            { label: blogSinglePage.heading, to: '/#blog-heading' },
            { label: midTitle },
          ]}
        />
        <p className={`row ${styles.meta}`}>
          <span className={`small ${styles.tag}`}>{tag}</span>
          <time dateTime={date}>{formatCalendarDate(date, 'long')}</time>
          <span>{author}</span>
        </p>
        <h1 className={styles.title}>{title}</h1>
        <SiteImage
          className={`picture ${styles.image}`}
          sources={articleImage(thumbFull)}
          sizes="(width >= 89rem) 80rem, 90vw"
          alt=""
          width={1600}
          height={900}
          priority
        />
      </div>
    </header>
  );
}
