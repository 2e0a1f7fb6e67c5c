import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import type { PageText } from '#shared/metadata/pageText.ts';
import { ServiceCards } from '#shared/services/ServiceCards.tsx';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { StoryBlock } from './StoryBlock.tsx';

const page: PageText = {
  heading: 'Services',
  opening: 'services',
  intro: 'Everything a digital product needs, from the first sketch to its first fans.',
  description: `Mobile apps, mobile games, AI and machine learning, cloud integration, cybersecurity and digital marketing from ${site.name}.`,
};

export function Services() {
  return (
    <>
      <PageBanner page={page} />
      <section className="container page-section" aria-labelledby="services-heading">
        <h2 id="services-heading" className="visually-hidden">
          Our Services
        </h2>
        <ServiceCards
          skeleton={{ count: 9, height: '17rem', className: 'auto-grid even' }}
          empty={
            <EmptyState
              title="Our list of services is being rewritten"
              text="Tell us what you need in the meantime, and we will say whether we are the right people."
            />
          }
          className="auto-grid even"
        />
      </section>
      <SectionLines />
      <StoryBlock />
      <CallToAction
        title="Have something in mind?"
        text="Tell us what you want to change. A few sentences are enough for us to suggest a sensible first step."
        button="Send Message"
      />
    </>
  );
}
