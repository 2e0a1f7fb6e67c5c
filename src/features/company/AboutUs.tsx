import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { organization, useJsonLd } from '#shared/metadata/jsonLd.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { imageSources, SiteImage, studioImage } from '#shared/ui/SiteImage.tsx';
import { site } from '#site.ts';
import styles from './AboutUs.module.css';
import { aboutPage } from './about.ts';
import { Steps } from './Steps.tsx';

const files = import.meta.glob<string>('../../assets/about/offices-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

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
        className={`container two-columns balanced ${styles.opening}`}
        aria-labelledby="about-claim"
      >
        <h2 id="about-claim" className={`huge ${styles.claim}`}>
          {aboutPage.title}
        </h2>
        <p className="lead-text measure">{aboutPage.intro}</p>
      </section>
      <section
        className={`container two-columns balanced ${styles.story}`}
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
    <section className="page-section paper-deep" aria-labelledby="values-heading">
      <div className="container two-columns">
        <h2 id="values-heading" className={styles.heading}>
          {aboutPage.values.title}
        </h2>
        <ul className={`auto-grid ${styles.values}`}>
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

function Offices() {
  const { title, blurbs, pictures } = aboutPage.offices;
  return (
    <section className="container page-section" aria-labelledby="offices-heading">
      <h2 id="offices-heading">{title}</h2>
      <div className={`auto-grid ${styles.offices}`}>
        {site.offices.map(({ id, city, label, lines, country, phone }) => (
          <article key={id} className={`stack ${styles.office}`}>
            <SiteImage
              className={`picture ${styles.photo}`}
              sources={imageSources(files, `offices-${id}`)}
              alt={pictures[id]}
              sizes="(width >= 89rem) 38.25rem, (width >= 44rem) 43vw, 90vw"
              width={1000}
              height={750}
            />
            <p className="accent">{label}</p>
            <h3>{city}</h3>
            <p className="soft measure">{blurbs[id]}</p>
            <address className={`ruled stack ${styles.address}`}>
              <span className={`icon-link ${styles.line}`}>
                <Icon name="pin" size={20} />
                {[...lines, country].join(', ')}
              </span>
              <a className={`icon-link ${styles.line}`} href={phone.href}>
                <Icon name="phone" size={20} />
                {phone.display}
              </a>
            </address>
          </article>
        ))}
      </div>
    </section>
  );
}
