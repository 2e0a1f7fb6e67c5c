import { calendarDate, formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { imageSources, SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './BlogTeasers.module.css';
import { type BlogTeaser, blogTeasers } from './blog.ts';

/** Teaser images, 800 by 600 px, by name: '1'. */
const files = import.meta.glob<string>(
  ['../../assets/blog/*.{avif,webp}', '!../../assets/blog/*-full-*'],
  { eager: true, import: 'default' },
);

export function BlogTeasers() {
  return (
    <section className="page-section joined" aria-labelledby="blog-heading">
      <div className="container">
        <h2 id="blog-heading" className="section-heading">
          From our desks
        </h2>
        <ul className={`auto-grid even ${styles.teasers}`}>
          {blogTeasers.map((teaser) => (
            <li key={teaser.id}>
              <BlogTeaserCard teaser={teaser} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function BlogTeaserCard({ teaser }: { teaser: BlogTeaser }) {
  const { thumb, tag, date, author, title, postLink, btnText } = teaser;
  return (
    <article className={`relative stack ${styles.card}`}>
      <SiteImage
        className={`picture ${styles.image}`}
        sources={imageSources(files, thumb)}
        sizes="(width >= 67rem) 26rem, (width >= 44rem) 44vw, 6rem"
        alt=""
        width={800}
        height={600}
      />
      <p className={`wrapping-row small soft wrap below-picture ${styles.meta}`}>
        <span className="accent">{tag}</span>
        <time dateTime={date}>{formatCalendarDate(calendarDate(date), 'short')}</time>
        <span>{author}</span>
      </p>
      <h3 className={`h4 ${styles.title}`}>{title}</h3>
      <Link viewTransition className={`arrow-link card-link ringed ${styles.more}`} to={postLink}>
        {btnText}
        <span className="visually-hidden"> {title}</span>
        <Icon name="arrowRight" size={20} />
      </Link>
    </article>
  );
}
