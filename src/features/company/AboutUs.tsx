import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import { organization } from '#shared/metadata/jsonLd.ts';
import { useJsonLd } from '#shared/metadata/useJsonLd.ts';
import { aboutPage } from './about.ts';
import { Offices } from './Offices.tsx';
import { aboutUsPage } from './pageTexts.ts';
import { Steps } from './Steps.tsx';
import { Story } from './Story.tsx';
import { Values } from './Values.tsx';

export function AboutUs() {
  useJsonLd(import.meta.env.SSR ? organization : null);
  return (
    <>
      <PageHead page={aboutUsPage} />
      <Story />
      <Values />
      <Steps id="how-we-work" background="ink" {...aboutPage.howWeWork} />
      <Offices />
      <CallToAction {...aboutPage.callToAction} />
    </>
  );
}
