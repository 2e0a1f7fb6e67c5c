import { BlogTeasers } from '#page/BlogTeasers.tsx';
import { ContactSection } from '#page/contact/ContactSection.tsx';
import { TrustedBy } from './TrustedBy.tsx';

/** The last parts of the home page (section 2), which show no data. */
export function Ending() {
  return (
    <>
      <BlogTeasers />
      <TrustedBy />
      <ContactSection />
    </>
  );
}
