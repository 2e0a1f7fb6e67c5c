import { useParams } from 'react-router-dom';
import { blogTeasers } from '#shared/blog/blog.ts';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { summaryOf } from '#shared/lib/plainText.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleHeader, articleImage } from './ArticleHeader.tsx';
import { blogNotFound } from './articles.ts';
import { type ArticleBlock, type ArticleText, articleTexts } from './articleTexts.ts';
import styles from './BlogSingle.module.css';
import { Comments } from './Comments.tsx';
import { PostLinks } from './PostLinks.tsx';
import { blogSinglePage } from './pageTexts.ts';

export function BlogSingle() {
  const { id } = useParams();
  const index = blogTeasers.findIndex((each) => String(each.id) === id);
  const [teaser, article] = [blogTeasers[index], articleTexts[index]];
  if (!teaser || !article) {
    return (
      <StatePage page={blogSinglePage} parents={[{ label: 'Home', to: '/' }]} index={false}>
        <EmptyState
          title={blogNotFound.title}
          text={blogNotFound.text}
          actions={
            <Link to="/" className={buttonClass()}>
              {blogNotFound.button}
            </Link>
          }
        />
      </StatePage>
    );
  }
  return (
    <>
      <PageMeta
        page={blogSinglePage}
        name={teaser.midTitle}
        about={summaryOf(article.lead)}
        image={articleImage(teaser.thumbFull).widest}
      />
      <article>
        <ArticleHeader teaser={teaser} />
        <div className={`container stack ${styles.layout}`}>
          <ArticleBody article={article} />
          <ArticleAside author={teaser.author} tags={article.tags} />
        </div>
      </article>
      <PostLinks id={teaser.id} />
      <Comments key={teaser.id} />
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
