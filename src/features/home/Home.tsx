import { BlogTeasers } from '#shared/blog/BlogTeasers.tsx';
import { ContactSection } from '#shared/contact/ContactSection.tsx';
import { organization } from '#shared/metadata/jsonLd.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { useJsonLd } from '#shared/metadata/useJsonLd.ts';
import { AboutSection } from './AboutSection.tsx';
import { BannerSection } from './BannerSection.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { homePage } from './pageTexts.ts';
import { ServicesSection } from './ServicesSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { TrustedBy } from './TrustedBy.tsx';

export function Home() {
  useJsonLd(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageMeta page={homePage} />
      <BannerSection />
      <AboutSection />
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
