import { CallToAction } from '#shared/layout/CallToAction.tsx';
import { PageHead } from '#shared/layout/PageBanner.tsx';
import { ServiceCards } from '#shared/services/ServiceCards.tsx';
import { servicesCallToAction } from '#shared/services/serviceTexts.ts';
import { SectionLines } from '#shared/ui/SectionLines.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { servicesPage } from './pageTexts.ts';
import styles from './Services.module.css';
import { StoryBlock } from './StoryBlock.tsx';

export function Services() {
  return (
    <>
      <PageHead page={servicesPage} />
      <section className="container page-section" aria-labelledby="services-heading">
        <h2 id="services-heading" className="visually-hidden">
          Our Services
        </h2>
        <ServiceCards
          skeleton={<SkeletonGrid count={9} height="17rem" min="max(19rem, 30%)" />}
          empty={
            <EmptyState
              title="Our list of services is being rewritten"
              text="Tell us what you need in the meantime, and we will say whether we are the right people."
            />
          }
          className={`stack snug ${styles.cards}`}
          cellClassName={styles.cell}
        />
      </section>
      <SectionLines />
      <StoryBlock />
      <div className={styles.action}>
        <CallToAction {...servicesCallToAction} />
      </div>
    </>
  );
}
