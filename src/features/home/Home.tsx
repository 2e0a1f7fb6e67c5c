import { homePage } from '#content/pages/home.ts';
import { BlogTeasers } from '#page/BlogTeasers.tsx';
import { ContactSection } from '#page/contact/ContactSection.tsx';
import { PageMeta } from '#page/PageMeta.tsx';
import { organization } from '#page/things.ts';
import { useStructuredData } from '#ui/useStructuredData.ts';
import { AboutSection } from './AboutSection.tsx';
import { BannerSection } from './BannerSection.tsx';
import { ExperienceSection } from './ExperienceSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';
import { TrustedBy } from './TrustedBy.tsx';

/** Home page (section 2). Each part that has data loads, fails and recovers alone. */
export function Home() {
  useStructuredData(import.meta.env.SSR ? organization : null);
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
