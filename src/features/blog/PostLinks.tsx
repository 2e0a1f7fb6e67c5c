import { type BlogTeaser, blogTeasers } from '#shared/blog/blog.ts';
import { teaserImage } from '#shared/blog/blogImages.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './PostLinks.module.css';

/** Previous and next post links. They wrap around at both ends. */
export function PostLinks({ id }: { id: number }) {
  const index = blogTeasers.findIndex((teaser) => teaser.id === id);
  const previous = blogTeasers.at(index - 1);
  const next = blogTeasers[(index + 1) % blogTeasers.length];
  return (
    <nav className={`container stack snug ${styles.links}`} aria-label="More articles">
      {previous && <PostLink teaser={previous} label="Previous post" side="previous" />}
      {next && <PostLink teaser={next} label="Next post" side="next" />}
    </nav>
  );
}

type PostLinkProps = { teaser: BlogTeaser; label: string; side: 'previous' | 'next' };

function PostLink({ teaser, label, side }: PostLinkProps) {
  return (
    <Link
      viewTransition
      className={`card-box one-line ${styles.link} ${side === 'next' ? styles.next : ''}`}
      to={teaser.postLink}
    >
      <SiteImage
        className={styles.image}
        sources={teaserImage(teaser.thumb)}
        sizes="clamp(7.5rem, 16vw, 12rem)"
        alt=""
        width={800}
        height={600}
      />
      <span className={`wrap ${styles.text}`}>
        <span className={`accent small one-line ${styles.label}`}>
          <Icon name={side === 'next' ? 'arrowRight' : 'arrowLeft'} size={20} />
          {label}
        </span>{' '}
        <strong className={styles.title}>{teaser.midTitle}</strong>
      </span>
    </Link>
  );
}
