import { useParams } from 'react-router-dom';
import { type BlogTeaser, blogTeasers } from '#shared/blog/blog.ts';
import { StatePage } from '#shared/layout/DetailPage.tsx';
import { Neighbours } from '#shared/layout/Neighbours.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { calendarDate, formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { imageSources, SiteImage } from '#shared/ui/SiteImage.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { type ArticleBlock, type ArticleText, articleTexts, authors } from './articles.ts';
import styles from './BlogSingle.module.css';
import { Comments, Face } from './Comments.tsx';

/** Pictures of articles, 1600 by 900 px, by name: '1-full'. */
const files = import.meta.glob<string>('../../assets/blog/*-full-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

const page: PageText = {
  kind: 'article',
  title: pageTitle('Blog'),
  heading: 'From our desks',
  opening: 'story',
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
      <article>
        <ArticleBanner teaser={teaser} about={article.lead} />
        <div className={`container stack ${styles.layout}`}>
          <ArticleBody article={article} />
          <ArticleAside author={teaser.author} tags={article.tags} />
        </div>
      </article>
      <Neighbours
        label="More articles"
        kind="post"
        previous={toLink(blogTeasers.at(index - 1))}
        next={toLink(blogTeasers[(index + 1) % blogTeasers.length])}
      />
      <Comments key={teaser.id} article={teaser.id} />
    </>
  );
}

/** Link to an article; the first and the last are neighbours. */
const toLink = (teaser: BlogTeaser | undefined) =>
  teaser && { to: teaser.postLink, title: teaser.midTitle };

function ArticleBanner({ teaser, about }: { teaser: BlogTeaser; about: string }) {
  const { tag, date, author, title, midTitle, thumbFull } = teaser;
  const picture = imageSources(files, thumbFull);
  return (
    <PageBanner
      page={{ ...page, parent: { label: page.heading, to: '/#blog-heading' } }}
      name={midTitle}
      title={title}
      about={about}
      image={picture.widest}
      picture={
        <SiteImage
          sources={picture}
          sizes="(width >= 89rem) 80rem, 90vw"
          alt=""
          width={1600}
          height={900}
          priority
        />
      }
    >
      <p className={`wrapping-row soft ${styles.meta}`}>
        <span className="tag">{tag}</span>
        <time dateTime={date}>{formatCalendarDate(calendarDate(date), 'long')}</time>
        <span className="one-line">
          <Face name={author} priority />
          {author}
        </span>
      </p>
    </PageBanner>
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
    <blockquote className={`display ${styles.quote}`}>
      <p>{block.slice(2)}</p>
    </blockquote>
  );
}

type ArticleAsideProps = { author: BlogTeaser['author']; tags: readonly string[] };

function ArticleAside({ author, tags }: ArticleAsideProps) {
  return (
    <aside
      className={`stack gap-l wrap sticky-aside ${styles.aside}`}
      aria-label="About this article"
    >
      <section className={`icon-and-text tinted ${styles.author}`} aria-labelledby="author-heading">
        <Face name={author} />
        <div>
          <p className={`small soft ${styles.label}`}>Written by</p>
          <h2 id="author-heading" className="h4">
            {author}
          </h2>
        </div>
        <p className="full-width space-above gap-s">{authors[author]}</p>
      </section>
      <section aria-labelledby="tags-heading">
        <h2 id="tags-heading" className="h4">
          Tags
        </h2>
        <ul className="wrapping-row gap-xs space-above gap-s">
          {tags.map((tag) => (
            <li key={tag} className="tag">
              {tag}
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
