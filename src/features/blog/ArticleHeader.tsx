import type { BlogTeaser } from '#shared/blog/blog.ts';
import { Breadcrumbs } from '#shared/layout/Breadcrumbs.tsx';
import opening from '#shared/layout/PageBanner.module.css';
import { calendarDate, formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { imageSources } from '#shared/lib/imageSources.ts';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './ArticleHeader.module.css';
import { Face } from './Face.tsx';

const files = import.meta.glob<string>('../../assets/blog/*-full-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

/** Article image, 1600 by 900 px, by its name: '1-full'. */
export const articleImage = (name: string) => imageSources(files, name);

type ArticleHeaderProps = { teaser: BlogTeaser; blog: string };

/** Opening of an article; `blog` is the heading of the teasers on the home page. */
export function ArticleHeader({ teaser, blog }: ArticleHeaderProps) {
  const { tag, date, author, title, midTitle, thumbFull } = teaser;
  return (
    <header className={`${styles.header} ${opening.notes} on-ink`}>
      <div className="container">
        <Breadcrumbs parent={{ label: blog, to: '/#blog-heading' }} title={midTitle} />
        <p className={`wrapping-row ${styles.meta}`}>
          <span className={`small ${styles.tag}`}>{tag}</span>
          <time dateTime={date}>{formatCalendarDate(calendarDate(date), 'long')}</time>
          <span className="one-line">
            <Face name={author} priority />
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
