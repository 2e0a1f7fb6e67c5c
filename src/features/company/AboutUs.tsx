import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { studioImage } from '#shared/layout/studioImage.ts';
import { organization } from '#shared/metadata/jsonLd.ts';
import { useJsonLd } from '#shared/metadata/pageFacts.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import { site } from '#site.ts';
import styles from './AboutUs.module.css';
import { aboutPage } from './about.ts';
import { Offices } from './Offices.tsx';
import { Steps } from './Steps.tsx';

const page: PageText = {
  heading: 'About Us',
  opening: 'about',
  intro: 'How a long-distance friendship became a studio with two front doors.',
  description: `The story of ${site.name}: one studio in ${site.cities}, what we believe in and how we work with our clients.`,
};

export function AboutUs() {
  useJsonLd(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageBanner page={page} />
      <Story />
      <SectionLines />
      <Values />
      <Steps id="how-we-work" background="ink" {...aboutPage.howWeWork} />
      <Offices />
      <CallToAction {...aboutPage.callToAction} />
    </>
  );
}

function Story() {
  return (
    <>
      <section
        className={`container two-columns wide ${styles.opening}`}
        aria-labelledby="about-claim"
      >
        <h2 id="about-claim" className={`huge ${styles.claim}`}>
          {aboutPage.title}
        </h2>
        <p className={`lead-text ${styles.intro}`}>{aboutPage.intro}</p>
      </section>
      <section
        className={`container two-columns wide ${styles.story}`}
        aria-labelledby="about-story"
      >
        <SiteImage
          className={`picture ${styles.image}`}
          sources={studioImage}
          sizes="(width >= 89rem) 43rem, (width >= 60rem) 48vw, 90vw"
          alt="Two desks in front of two windows: London at dusk on the left, Lahore at dawn on the right"
          width={1200}
          height={1200}
        />
        <div className="stack">
          <h2 id="about-story" className="h3">
            {aboutPage.story.title}
          </h2>
          {aboutPage.story.paragraphs.map((paragraph) => (
            <p key={paragraph} className={styles.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </section>
    </>
  );
}

function Values() {
  return (
    <section className="page-section deep" aria-labelledby="values-heading">
      <div className={`container two-columns ${styles.layout}`}>
        <h2 id="values-heading" className={styles.heading}>
          {aboutPage.values.title}
        </h2>
        <ul className={`stack ${styles.values}`}>
          {Object.entries(aboutPage.values.items).map(([name, text]) => (
            <li key={name} className="ruled strong">
              <h3 className="h4">{name}</h3>
              <p className="note-text">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
