import { servicesPage } from '#content/pages/services.ts';
import { servicesCallToAction } from '#content/services.ts';
import { CallToAction } from '#page/CallToAction.tsx';
import { PageHead } from '#page/PageBanner.tsx';
import styles from './Services.module.css';
import { ServicesGrid } from './ServicesGrid.tsx';
import { StoryBlock } from './StoryBlock.tsx';

/** Services list (section 2): banner, grid of all services, about block with the story film, call to action. */
export function Services() {
  return (
    <>
      <PageHead page={servicesPage} />
      <ServicesGrid />
      <StoryBlock />
      <div className={styles.action}>
        <CallToAction {...servicesCallToAction} />
      </div>
    </>
  );
}
