import { useSuspenseQuery } from '@tanstack/react-query';
import shared from '#shared/layout/Article.module.css';
import { BrochureWidget } from '#shared/layout/BrochureWidget.tsx';
import { NeedHelpCard } from '#shared/layout/NeedHelpCard.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { summaryOf } from '#shared/metadata/summaryOf.ts';
import { type Service, serviceQuery } from '#shared/services/services.ts';
import { serviceDetailsPage, serviceParents } from './pageTexts.ts';
import { RelatedServices } from './RelatedServices.tsx';
import styles from './ServiceArticle.module.css';
import { ServiceIntroduction } from './ServiceIntroduction.tsx';
import { ServiceStory } from './ServiceStory.tsx';

const hasStory = ({ challenge, whatWeDo, points }: Service) =>
  Boolean(challenge || whatWeDo || points.length > 0);

export function ServiceArticle({ id }: { id: string }) {
  const { data: service } = useSuspenseQuery(serviceQuery(id));
  const title = service.title || serviceDetailsPage.heading;
  return (
    <>
      <PageMeta
        page={serviceDetailsPage}
        name={service.title || undefined}
        about={summaryOf(service.shortText || service.text)}
        image={service.thumb}
      />
      <PageBanner
        title={title}
        intro={service.shortText}
        crumbs={[...serviceParents, { label: title }]}
      />
      <div className={`container ${shared.layout}`}>
        <ServiceIntroduction service={service} />
        {hasStory(service) && <ServiceStory service={service} />}
        <aside
          className={`${shared.aside} ${styles.aside}`}
          aria-label="Contact, downloads and other services"
        >
          <NeedHelpCard />
          <BrochureWidget />
          <RelatedServices current={service.id} />
        </aside>
      </div>
    </>
  );
}
