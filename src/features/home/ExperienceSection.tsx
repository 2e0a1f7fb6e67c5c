import { faqPage } from '#shared/metadata/jsonLd.ts';
import { useJsonLd } from '#shared/metadata/pageFacts.ts';
import { Accordion } from '#shared/ui/Accordion.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './ExperienceSection.module.css';
import { experience, experiencePoints, progressItem } from './experience.ts';
import { faq } from './faq.ts';
import { Gauge } from './Gauge.tsx';

export function ExperienceSection() {
  useJsonLd(import.meta.env.SSR ? () => faqPage(faq) : null);
  return (
    <section className="page-section on-ink" aria-labelledby="experience-heading">
      <div className={`container two-columns wide ${styles.layout}`}>
        <div className="stack">
          <h2 id="experience-heading">{experience.heading}</h2>
          <p className={`lead-text soft ${styles.intro}`}>{experience.intro}</p>
        </div>
        <ul className={`stack ${styles.points}`}>
          {Object.entries(experiencePoints).map(([title, text]) => (
            <li key={title} className={`beside ${styles.point}`}>
              <Icon name="check" className={styles.check ?? ''} />
              <div>
                <h3 className={`h4 ${styles.pointTitle}`}>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.companion}>
          <Gauge title={progressItem.title} max={progressItem.maxValue} />
        </div>
        <div>
          <h3 className="section-heading snug">{experience.faqHeading}</h3>
          <Accordion name="faq" items={faq} />
        </div>
      </div>
    </section>
  );
}
