import { useParams } from 'react-router-dom';
import { type BlogTeaser, blogTeasers } from '#shared/blog/blog.ts';
import { StatePage } from '#shared/layout/DetailPage.tsx';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { ArticleHeader, articleImage } from './ArticleHeader.tsx';
import { authors } from './articles.ts';
import { type ArticleBlock, type ArticleText, articleTexts } from './articleTexts.ts';
import styles from './BlogSingle.module.css';
import { Comments } from './Comments.tsx';
import { Face } from './Face.tsx';
import { PostLinks } from './PostLinks.tsx';

const page: PageText = {
  kind: 'article',
  title: pageTitle('Blog'),
  heading: 'From our desks',
  opening: 'notes',
  description: `Practical notes from the ${site.name} team on apps, games, AI, cloud costs, security and marketing.`,
};

export function BlogSingle() {
  const { id } = useParams();
  const index = blogTeasers.findIndex((each) => String(each.id) === id);
  const [teaser, article] = [blogTeasers[index], articleTexts[index]];
  if (!teaser || !article) {
    return (
      <StatePage page={page} index={false}>
        <EmptyState
          title="This article is not on any of our desks"
          text="It may have moved, or it was never written. The six that we did write are on the home page."
          actions={
            <Link to="/" className={buttonClass()}>
              Back to home
            </Link>
          }
        />
      </StatePage>
    );
  }
  return (
    <>
      <PageMeta
        page={page}
        name={teaser.midTitle}
        about={article.lead}
        image={articleImage(teaser.thumbFull).widest}
      />
      <article>
        <ArticleHeader teaser={teaser} blog={page.heading} />
        <div className={`container stack ${styles.layout}`}>
          <ArticleBody article={article} />
          <ArticleAside author={teaser.author} tags={article.tags} />
        </div>
      </article>
      <PostLinks index={index} />
      <Comments key={teaser.id} article={teaser.id} />
    </>
  );
}

function ArticleBody({ article }: { article: ArticleText }) {
  return (
    <div className={`wrap ${styles.body}`}>
      <p className={styles.lead}>{article.lead}</p>
      {article.blocks.map((block) => (
        <Block key={String(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block !== 'string') {
    return (
      <ul>
        {block.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  if (block.startsWith('## ')) return <h2 className={styles.heading}>{block.slice(3)}</h2>;
  if (!block.startsWith('> ')) return <p>{block}</p>;
  return (
    <blockquote className={styles.quote}>
      <p>{block.slice(2)}</p>
    </blockquote>
  );
}

type ArticleAsideProps = { author: BlogTeaser['author']; tags: readonly string[] };

function ArticleAside({ author, tags }: ArticleAsideProps) {
  return (
    <aside
      className={`stack loose wrap accompanying ${styles.aside}`}
      aria-label="About this article"
    >
      <section className={`beside washed ${styles.author}`} aria-labelledby="author-heading">
        <Face name={author} />
        <div>
          <p className={`small soft ${styles.label}`}>Written by</p>
          <h2 id="author-heading" className="h4">
            {author}
          </h2>
        </div>
        <p className="whole apart snug">{authors[author]}</p>
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
