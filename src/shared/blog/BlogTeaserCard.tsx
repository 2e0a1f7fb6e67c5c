import { formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './BlogTeasers.module.css';
import type { BlogTeaser } from './blog.ts';
import { teaserImage } from './blogImages.ts';

export function BlogTeaserCard({ teaser }: { teaser: BlogTeaser }) {
  const { thumb, tag, date, author, title, postLink, btnText } = teaser;
  return (
    <article className={styles.card}>
      <SiteImage
        className={styles.image}
        sources={teaserImage(thumb)}
        sizes="(width >= 89rem) 26rem, (width >= 67rem) 29vw, (width >= 44rem) 44vw, 90vw"
        alt=""
        width={800}
        height={600}
      />
      <p className={styles.meta}>
        <span className={styles.tag}>{tag}</span>
        <time dateTime={date}>{formatCalendarDate(date, 'short')}</time>
        <span>{author}</span>
      </p>
      <h3 className={styles.title}>{title}</h3>
      <Link viewTransition className={styles.link} to={postLink}>
        {btnText}
        <span className="visually-hidden"> {title}</span>
        <Icon name="arrowRight" size={20} />
      </Link>
    </article>
  );
}
