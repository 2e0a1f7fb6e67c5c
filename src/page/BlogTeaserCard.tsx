import { Link } from 'react-router-dom';
import type { BlogTeaser } from '#content/blog.ts';
import { formatCalendarDate } from '#lib/calendarDate.ts';
import { Icon } from '#ui/Icon.tsx';
import { Picture } from '#ui/Picture.tsx';
import styles from './BlogTeasers.module.css';
import { blogPicture } from './blogPictures.ts';

/** Card of a blog article: picture, tag, date, author, title and its link. */
export function BlogTeaserCard({ teaser }: { teaser: BlogTeaser }) {
  const { thumb, tag, date, author, title, postLink, btnText } = teaser;
  return (
    <article className={styles.card}>
      <Picture
        className={styles.picture ?? ''}
        src={blogPicture(thumb)}
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
      <Link className={styles.link} to={postLink} aria-label={`${btnText}: ${title}`}>
        {btnText}
        <Icon name="arrowRight" size={20} />
      </Link>
    </article>
  );
}
