import { useQuery } from '@tanstack/react-query';
import { studioImage } from '#shared/layout/studioImage.ts';
import { servicesQuery } from '#shared/services/services.ts';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import styles from './AboutSection.module.css';
import { about } from './homeAbout.ts';

/** About section. As specified it requests the services (shared with the grid) and ignores the result. */
export function AboutSection() {
  useQuery(servicesQuery());
  return (
    <section className="page-section" aria-labelledby="about-heading">
      <div className={`container two-columns wide ${styles.about}`}>
        <div className={`stack soft ${styles.text}`}>
          <h2 id="about-heading">{about.heading}</h2>
          <p className={`lead-text ${styles.lead}`}>{about.lead}</p>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <SiteImage
          className={`picture ${styles.image}`}
          sources={studioImage}
          sizes="(width >= 89rem) 33.5rem, (width >= 60rem) 38vw, 90vw"
          alt="Two desks, one in London at dusk and one in Lahore at dawn, joined by a bridge of light"
          width={1200}
          height={1200}
        />
        <dl className={styles.facts}>
          {Object.entries(about.facts).map(([title, text]) => (
            <div key={title} className="ruled strong">
              <dt className={styles.factTitle}>{title}</dt>
              <dd className="note-text">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
