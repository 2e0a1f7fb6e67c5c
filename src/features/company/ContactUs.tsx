import { afterContact } from '#content/afterContact.ts';
import { contactUsPage } from '#content/pages/company.ts';
import { ContactSection } from '#page/contact/ContactSection.tsx';
import { PageHead } from '#page/PageBanner.tsx';
import { organization } from '#page/things.ts';
import { useStructuredData } from '#ui/useStructuredData.ts';
import { Steps } from './Steps.tsx';

/** Contact us page (section 2): banner, the contact block of two sub-sections, and what follows a message. */
export function ContactUs() {
  useStructuredData(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageHead page={contactUsPage} />
      <ContactSection />
      <Steps id="after-contact" ground="paper" {...afterContact} />
    </>
  );
}
