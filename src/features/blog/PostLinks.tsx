import { blogTeasers } from '#shared/blog/blog.ts';
import { teaserImage } from '#shared/blog/blogImages.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './PostLinks.module.css';

/** Links to the previous and the next post; the first and the last are neighbours. */
export function PostLinks({ index }: { index: number }) {
  return (
    <nav className={`container stack ${styles.links}`} aria-label="More articles">
      <PostLink index={index - 1} label="Previous post" icon="arrowLeft" />
      <PostLink index={(index + 1) % blogTeasers.length} label="Next post" icon="arrowRight" />
    </nav>
  );
}

type PostLinkProps = { index: number; label: string; icon: 'arrowLeft' | 'arrowRight' };

function PostLink({ index, label, icon }: PostLinkProps) {
  const teaser = blogTeasers.at(index);
  return (
    teaser && (
      <Link
        viewTransition
        className={`card-box answering one-line ${styles.link}`}
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
        <span className="wrap stack tight">
          <span className={`accent small one-line ${styles.label}`}>
            <Icon name={icon} size={20} />
            {label}
          </span>{' '}
          <strong className={styles.title}>{teaser.midTitle}</strong>
        </span>
      </Link>
    )
  );
}
