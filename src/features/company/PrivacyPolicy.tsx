import { PageHead } from '#shared/layout/PageBanner.tsx';
import { calendarDate, formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { Accordion } from '#shared/ui/Accordion.tsx';
import { TwinLines } from '#shared/ui/TwinLines.tsx';
import styles from './PrivacyPolicy.module.css';
import { privacyPolicyPage } from './pageTexts.ts';
import { type PrivacyBlocks, privacySections, privacyThanks, privacyUpdated } from './privacy.ts';

export function PrivacyPolicy() {
  return (
    <>
      <PageHead page={privacyPolicyPage} />
      <div className={`container page-section two-columns ${styles.layout}`}>
        <p className={`soft ${styles.updated}`}>
          Last updated
          <time className={`display ${styles.date}`} dateTime={privacyUpdated}>
            {formatCalendarDate(calendarDate(privacyUpdated), 'long')}
          </time>
        </p>
        <Accordion
          items={privacySections.map(({ number, title, blocks }) => ({
            id: number,
            title: <SectionTitle number={number} title={title} />,
            text: <SectionText blocks={blocks} />,
          }))}
        />
        <div className={styles.thanks}>
          <TwinLines className={styles.lines} />
          <p>{privacyThanks}</p>
        </div>
      </div>
    </>
  );
}

function SectionTitle({ number, title }: { number: number; title: string }) {
  return (
    <span className={`h3 ${styles.title}`}>
      <span className={styles.number}>{number}</span> {title}
    </span>
  );
}

function SectionText({ blocks }: { blocks: PrivacyBlocks }) {
  return (
    <div className={`stack snug wrap ${styles.text}`}>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block}>{block}</p>
        ) : (
          <ul key={block[0]}>
            {block.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
