import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import { servicesCallToAction } from '#shared/services/serviceTexts.ts';
import { servicesPage } from './pageTexts.ts';
import styles from './Services.module.css';
import { ServicesGrid } from './ServicesGrid.tsx';
import { StoryBlock } from './StoryBlock.tsx';

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
