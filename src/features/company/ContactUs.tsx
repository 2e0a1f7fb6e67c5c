import { ContactSection } from '#shared/contact/ContactSection.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import { organization } from '#shared/metadata/jsonLd.ts';
import { useJsonLd } from '#shared/metadata/useJsonLd.ts';
import { afterContact } from './afterContact.ts';
import { contactUsPage } from './pageTexts.ts';
import { Steps } from './Steps.tsx';

export function ContactUs() {
  useJsonLd(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageHead page={contactUsPage} />
      <ContactSection />
      <Steps id="after-contact" background="paper" {...afterContact} />
    </>
  );
}
