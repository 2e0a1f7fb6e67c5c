import type { BlogTeaser } from '#shared/blog/blog.ts';
import { Breadcrumbs } from '#shared/layout/Breadcrumbs.tsx';
import { calendarDate, formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { type ImageSources, imageSources } from '#shared/lib/imageSources.ts';
import { Portrait } from '#shared/team/Portrait.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './ArticleHeader.module.css';
import { blogSinglePage } from './pageTexts.ts';
import { personImage } from './peopleImages.ts';

const files = import.meta.glob<string>('../../assets/blog/*-full-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Article image, 1600 by 900 px, by its name: '1-full'. */
export const articleImage = (name: string): ImageSources => imageSources(files, name);

export function ArticleHeader({ teaser }: { teaser: BlogTeaser }) {
  const { tag, date, author, title, midTitle, thumbFull } = teaser;
  return (
    <header className={`${styles.header} on-ink`}>
      <div className="container">
        <Breadcrumbs
          crumbs={[
            { label: 'Home', to: '/' },
            { label: blogSinglePage.heading, to: '/#blog-heading' },
            { label: midTitle },
          ]}
        />
        <p className={`wrapping-row ${styles.meta}`}>
          <span className={`small ${styles.tag}`}>{tag}</span>
          <time dateTime={date}>{formatCalendarDate(calendarDate(date), 'long')}</time>
          <span className="one-line">
            <Portrait
              className={styles.byline}
              src={personImage(author)}
              name={author}
              shape="square"
              priority
            />
            {author}
          </span>
        </p>
        <h1 className={`wrap ${styles.title}`}>{title}</h1>
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
