import { useParams } from 'react-router-dom';
import { type ArticleBlock, type BlogArticle, blogTeasers } from '#shared/blog/blog.ts';
import { StatePage } from '#shared/layout/StatePage.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { summaryOf } from '#shared/metadata/summaryOf.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { ArticleAside } from './ArticleAside.tsx';
import { ArticleHeader, articleImage } from './ArticleHeader.tsx';
import { blogArticles, blogNotFound } from './articles.ts';
import styles from './BlogSingle.module.css';
import { Comments } from './Comments.tsx';
import { PostLinks } from './PostLinks.tsx';
import { blogSinglePage } from './pageTexts.ts';

export function BlogSingle() {
  const { id } = useParams();
  const teaser = blogTeasers.find((each) => String(each.id) === id);
  const article = blogArticles.find((each) => String(each.id) === id);
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

function ArticleBody({ article }: { article: BlogArticle }) {
  return (
    <div className={`wrap ${styles.body}`}>
      <p className={styles.lead}>{article.lead}</p>
      {withKeys(article.blocks, textOf).map(([key, block]) => (
        <Block key={key} block={block} />
      ))}
    </div>
  );
}

const textOf = (block: ArticleBlock) => (block.kind === 'list' ? block.items.join() : block.text);

function Block({ block }: { block: ArticleBlock }) {
  switch (block.kind) {
    case 'p':
      return <p>{block.text}</p>;
    case 'h2':
      return <h2 className={styles.heading}>{block.text}</h2>;
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <p>{block.text}</p>
        </blockquote>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
  }
}
