import type { ContentBlock } from '#contract/generated/decoders/agency/case-studies.ts';
import { sourceOf } from '#shared/lib/plainText.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { type BlockWithLevel, withHeadingLevels } from './headings.ts';
import styles from './StoryText.module.css';

export function AllCaseStudies() {
  return (
    <Link className={buttonClass('outlined')} to="/case-studies">
      All case studies
    </Link>
  );
}

export function StoryText({ blocks }: { blocks: ContentBlock[] }) {
  return (
    <section className="page-section" aria-labelledby="details-heading">
      <div className="container two-columns">
        <h2 id="details-heading" className="accompanying">
          Project Details
        </h2>
        <div className={styles.story}>
          {blocks.length === 0 ? (
            <EmptyState
              title="No Content Available"
              text="Detailed content for this case study is not available at the moment."
              actions={<AllCaseStudies />}
            />
          ) : (
            withKeys(withHeadingLevels(blocks), (block) => sourceOf(block.html)).map(
              ([key, block]) => <Block key={key} block={block} />,
            )
          )}
        </div>
        {blocks.length > 0 && (
          <p className={styles.foot}>
            <AllCaseStudies />
          </p>
        )}
      </div>
    </section>
  );
}

function Block({ block: { type, html, level } }: { block: BlockWithLevel }) {
  if (level === null) return <RichHtml className={styles.body ?? ''} html={html} />;
  const className = `${styles.subheading} ${styles[`type${type.toUpperCase()}`]}`;
  return <RichHtml as={`h${level}`} className={className} html={html} />;
}
