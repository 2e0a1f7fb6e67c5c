import { BlogTeasers } from '#shared/blog/BlogTeasers.tsx';
import { ContactSection } from '#shared/contact/ContactSection.tsx';
import { organization } from '#shared/metadata/jsonLd.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { useJsonLd } from '#shared/metadata/pageFacts.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { site } from '#site.ts';
import { AboutSection } from './AboutSection.tsx';
import { BannerSection } from './BannerSection.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { TrustedBy } from './TrustedBy.tsx';

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
