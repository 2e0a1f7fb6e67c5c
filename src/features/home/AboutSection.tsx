import { useQuery } from '@tanstack/react-query';
import { servicesQuery } from '#shared/services/services.ts';
import { SiteImage, studioImage } from '#shared/ui/SiteImage.tsx';
import { site } from '#site.ts';
import styles from './AboutSection.module.css';

const facts = {
  'Two time zones':
    'Lahore starts the day a few hours before London, so your project gets a longer working day.',
  'One lead': 'The person you meet at the first meeting answers for your project until the last.',
  'Yours to keep':
    'Code, designs and documentation are handed over to you, with no strings attached.',
};

/** About section. As specified, it requests the services (shared with the grid) and ignores the result. */
export function AboutSection() {
  useQuery(servicesQuery());
  return (
    <section className="page-section" aria-labelledby="about-heading">
      <div className="container two-columns balanced">
        <div className={`stack soft ${styles.text}`}>
          {/* The spelling is specified. */}
          <h2 id="about-heading">About our compnay</h2>
          <p className={`lead-text ${styles.lead}`}>
            {site.name} is one studio in two cities, building software that people are glad to open.
          </p>
          <p>
            We make mobile apps and games, teach machines to take on dull work, move businesses to
            the cloud, guard what they keep there, and help the right people hear about it. One team
            does all of this, so your product, its servers and its launch are planned together.
          </p>
          <p>
            Our clients are hospitals, lenders, schools, shops and factories, as well as founders
            with a good idea and a short runway. They talk to the people who do the work, see
            progress early and often, and own everything we build for them.
          </p>
        </div>
        <SiteImage
          className={`picture ${styles.image}`}
          sources={studioImage}
          sizes="(width >= 89rem) 33.5rem, (width >= 60rem) 38vw, 90vw"
          alt="Two desks, one in London at dusk and one in Lahore at dawn, joined by a bridge of light"
          width={1200}
          height={1200}
        />
        <dl className={`full-width auto-grid ${styles.facts}`}>
          {Object.entries(facts).map(([title, text]) => (
            <div key={title} className="ruled strong">
              <dt className="display h4">{title}</dt>
              <dd className="note-text">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
