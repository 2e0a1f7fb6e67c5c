import { servicesPage } from '#content/pages/services.ts';
import { servicesCallToAction } from '#content/services.ts';
import { CallToAction } from '#page/CallToAction.tsx';
import { PageBanner } from '#page/PageBanner.tsx';
import { PageMeta } from '#page/PageMeta.tsx';
import styles from './Services.module.css';
import { ServicesGrid } from './ServicesGrid.tsx';
import { StoryBlock } from './StoryBlock.tsx';

const { heading, intro } = servicesPage;

/** Services list (section 2): banner, grid of all services, about block with the story film, call to action. */
export function Services() {
  return (
    <>
      <PageMeta page={servicesPage} />
      <PageBanner
        title={heading}
        intro={intro}
        crumbs={[{ label: 'Home', to: '/' }, { label: heading }]}
      />
      <ServicesGrid />
      <StoryBlock />
      <div className={styles.action}>
        <CallToAction {...servicesCallToAction} />
      </div>
    </>
  );
}
