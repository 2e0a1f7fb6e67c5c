import { homePage } from '#content/pages/home.ts';
import { PageMeta } from '#page/PageMeta.tsx';
import { organization } from '#page/things.ts';
import { late } from '#ui/late.tsx';
import { useStructuredData } from '#ui/useStructuredData.ts';
import { AboutSection } from './AboutSection.tsx';
import { BannerSection } from './BannerSection.tsx';
import { ServicesSection } from './ServicesSection.tsx';
import { TeamSection } from './TeamSection.tsx';
import { TestimonialsSection } from './TestimonialsSection.tsx';

const Experience = late(async () => (await import('./ExperienceSection.tsx')).ExperienceSection);
const Ending = late(async () => (await import('./Ending.tsx')).Ending);

/** Loads the parts that are otherwise taken over late. */
export async function preloadLateParts(): Promise<void> {
  await Promise.all([Experience.preload(), Ending.preload()]);
}

/** Home page (section 2). Each part that has data loads, fails and recovers alone. */
export function Home() {
  useStructuredData(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageMeta page={homePage} />
      <BannerSection />
      <AboutSection />
      <ServicesSection />
      <Experience />
      <TestimonialsSection />
      <TeamSection />
      <Ending />
    </>
  );
}
