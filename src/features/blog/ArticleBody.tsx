import type { ArticleBlock, BlogArticle } from '#shared/blog/blog.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import styles from './ArticleBody.module.css';

export function ArticleBody({ article }: { article: BlogArticle }) {
  return (
    <div className={styles.body}>
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
