import type { AuthorName } from '#shared/blog/blog.ts';
import { Portrait } from '#shared/team/Portrait.tsx';
import styles from './ArticleAside.module.css';
import { authors } from './articles.ts';
import { personImage } from './peopleImages.ts';

type ArticleAsideProps = { author: AuthorName; tags: readonly string[] };

export function ArticleAside({ author, tags }: ArticleAsideProps) {
  return (
    <aside className={`stack loose wrap ${styles.aside}`} aria-label="About this article">
      <section className={`beside ${styles.author}`} aria-labelledby="author-heading">
        <Portrait
          className={styles.portrait}
          src={personImage(author)}
          name={author}
          shape="square"
        />
        <div>
          <p className={`small soft ${styles.label}`}>Written by</p>
          <h2 id="author-heading" className="h4">
            {author}
          </h2>
        </div>
        <p className={styles.bio}>{authors[author]}</p>
      </section>
      <section aria-labelledby="tags-heading">
        <h2 id="tags-heading" className="h4">
          Tags
        </h2>
        <ul className="wrapping-row tight apart snug">
          {tags.map((tag) => (
            <li key={tag} className={`card-box ${styles.tag}`}>
              {tag}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
