import { aboutPage } from '#content/about.ts';
import { aboutUsPage } from '#content/pages/company.ts';
import { CallToAction } from '#page/CallToAction.tsx';
import { PageHead } from '#page/PageBanner.tsx';
import { organization } from '#page/things.ts';
import { useStructuredData } from '#ui/useStructuredData.ts';
import { Offices } from './Offices.tsx';
import { Steps } from './Steps.tsx';
import { Story } from './Story.tsx';
import { Values } from './Values.tsx';

/** About Us page (section 2): banner and the about sections. */
export function AboutUs() {
  useStructuredData(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageHead page={aboutUsPage} />
      <Story />
      <Values />
      <Steps id="how-we-work" ground="ink" {...aboutPage.howWeWork} />
      <Offices />
      <CallToAction {...aboutPage.callToAction} />
    </>
  );
}
