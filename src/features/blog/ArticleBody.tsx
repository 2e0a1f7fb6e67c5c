import type { ArticleBlock, BlogArticle } from '#content/blog.ts';
import styles from './ArticleBody.module.css';

/** Text of an article: the lead and its blocks. */
export function ArticleBody({ article }: { article: BlogArticle }) {
  return (
    <div className={styles.body}>
      <p className={styles.lead}>{article.lead}</p>
      {article.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a static article never move
        <Block key={index} block={block} />
      ))}
    </div>
  );
}

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
