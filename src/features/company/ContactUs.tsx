import { ContactSection } from '#shared/contact/ContactSection.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { organization, useJsonLd } from '#shared/metadata/jsonLd.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { site } from '#site.ts';
import { Steps } from './Steps.tsx';

const page: PageText = {
  heading: 'Contact Us',
  opening: 'contact',
  intro: 'Tell us what you have in mind, and we will tell you how we would begin.',
  description: `Contact ${site.name} in ${site.cities}: call, write, or send a message about your app, game, AI, cloud or marketing project.`,
};

/** Title → text. */
const afterContact = {
  'A person reads it':
    'Your message reaches a project lead in whichever city is awake, and is answered by name.',
  'We talk once':
    'A short call, with no slides: what you want to change, for whom, and what stands in the way.',
  'You get one page':
    'A sensible first step, what it would cost and who would do it. Yours to keep, whatever you decide.',
};

export function ContactUs() {
  useJsonLd(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageBanner page={page} />
      <ContactSection />
      <SectionLines />
      <Steps
        id="after-contact"
        title="What happens after you write"
        background="paper"
        steps={afterContact}
      />
    </>
  );
}
