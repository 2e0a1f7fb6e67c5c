import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { calendarDate, formatCalendarDate } from '#shared/lib/calendarDate.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Accordion } from '#shared/ui/Accordion.tsx';
import { site } from '#site.ts';
import styles from './PrivacyPolicy.module.css';
import { type PrivacyBlocks, privacySections, privacyThanks, privacyUpdated } from './privacy.ts';

const page: PageText = {
  heading: 'Privacy Policy',
  opening: 'privacy',
  intro: 'What our mobile games collect, why they do, and what you can ask of us.',
  description: `The privacy policy for mobile games by ${site.name}: what they collect, how it is used and how to contact us.`,
};

export function PrivacyPolicy() {
  return (
    <>
      <PageBanner page={page} />
      <div className={`container page-section two-columns ${styles.layout}`}>
        <p className={`stack ${styles.updated}`}>
          <span className="soft">Last updated</span>
          <time className="display" dateTime={privacyUpdated}>
            {formatCalendarDate(calendarDate(privacyUpdated), 'long')}
          </time>
        </p>
        <Accordion
          items={privacySections.map(({ number, title, blocks }) => ({
            id: number,
            title: (
              <span className={`h3 ${styles.title}`}>
                <span className={styles.number}>{number}</span> {title}
              </span>
            ),
            text: <SectionText blocks={blocks} />,
          }))}
        />
        <p className={`display ${styles.thanks}`}>{privacyThanks}</p>
      </div>
    </>
  );
}

function SectionText({ blocks }: { blocks: PrivacyBlocks }) {
  return (
    <div className={`stack gap-s wrap ${styles.text}`}>
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
