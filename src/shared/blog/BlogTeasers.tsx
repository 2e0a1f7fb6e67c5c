import { BlogTeaserCard } from './BlogTeaserCard.tsx';
import styles from './BlogTeasers.module.css';
import { blogTeasers } from './blog.ts';

export function BlogTeasers() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="blog-heading">
      <div className="container">
        <h2 id="blog-heading" className={styles.heading}>
          From our desks
        </h2>
        <ul className={styles.teasers}>
          {blogTeasers.map((teaser) => (
            <li key={teaser.id} className={styles.cell}>
              <BlogTeaserCard teaser={teaser} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
