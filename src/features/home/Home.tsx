import { BlogTeasers } from '#shared/blog/BlogTeasers.tsx';
import { ContactSection } from '#shared/contact/ContactSection.tsx';
import { organization, useJsonLd } from '#shared/metadata/jsonLd.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { site } from '#site.ts';
import haldenLabs from '../../assets/partners/halden-labs.svg';
import northernProvince from '../../assets/partners/northern-province.svg';
import { AboutSection } from './AboutSection.tsx';
import { BannerSection } from './BannerSection.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import styles from './Home.module.css';
import { ServicesSection } from './ServicesSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

const homePage: PageText = {
  title: `${site.name} | Apps, games, AI and digital marketing`,
  heading: site.tagline,
  description: `${site.name} builds mobile apps, games, AI and cloud systems, keeps them secure and brings them to market, from ${site.cities}.`,
};

export function Home() {
  useJsonLd(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageMeta page={homePage} />
      <BannerSection />
      <AboutSection />
      <SectionLines />
      <ServicesSection />
      <ExperienceSection />
      <TestimonialsSection />
      <TeamSection />
      <BlogTeasers />
      <TrustedBy />
      <ContactSection />
    </>
  );
}

/** Name → logo. */
const partners = {
  'Northern Province Digital Office': northernProvince,
  'Halden Labs': haldenLabs,
};

function TrustedBy() {
  return (
    <section className="container" aria-labelledby="trusted-heading">
      <div className={`ruled strong two-columns ${styles.trusted}`}>
        <div>
          <h2 id="trusted-heading" className="h3">
            Empowering Through Innovation
          </h2>
          <p className="note-text">
            Trusted by changemakers across sectors to deliver meaningful impact
          </p>
        </div>
        <ul className={`wrapping-row ${styles.logos}`}>
          {Object.entries(partners).map(([name, logo]) => (
            <li key={name}>
              <img src={logo} alt={name} width={240} height={64} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
