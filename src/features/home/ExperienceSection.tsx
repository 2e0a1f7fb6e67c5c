import { faqPage } from '#shared/metadata/jsonLd.ts';
import { useJsonLd } from '#shared/metadata/pageFacts.ts';
import { Accordion } from '#shared/ui/Accordion.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './ExperienceSection.module.css';
import { faq } from './faq.ts';
import { Gauge } from './Gauge.tsx';

const points = {
  'Professional staff':
    'Designers, engineers and marketers who know their craft, explain it in plain words and stay with your project to the end.',
  '100 Satisfaction guarantee':
    'We agree with you what finished means before we begin, and we keep working until the result matches it.',
  'Install idea & solution':
    'We do not stop at a concept: we set the product up where you work, connect it to your tools and teach your team to use it.',
};

export function ExperienceSection() {
  useJsonLd(import.meta.env.SSR ? () => faqPage(faq) : null);
  return (
    <section className="page-section on-ink" aria-labelledby="experience-heading">
      <div className={`container two-columns balanced ${styles.layout}`}>
        <div className="stack">
          <h2 id="experience-heading">Work that holds up after launch day</h2>
          <p className="lead-text soft">
            Anyone can demonstrate a product once. We care about the months that follow, when real
            people use it on slow phones, in a hurry, and with questions of their own.
          </p>
          <ul className="stack">
            {Object.entries(points).map(([title, text]) => (
              <li key={title} className="icon-and-text">
                <Icon name="check" />
                <div>
                  <h3 className="h4">{title}</h3>
                  <p className="soft">{text}</p>
                </div>
              </li>
            ))}
          </ul>
          <Gauge title="Satisfied Clients" max={90} />
        </div>
        <div>
          <h3 className="section-heading gap-s">Questions we are often asked</h3>
          <Accordion name="faq" items={faq} />
        </div>
      </div>
    </section>
  );
}
