import { useSuspenseQuery } from '@tanstack/react-query';
import { textOf } from '#errors/catalogue.ts';
import { isNotFound } from '#shared/api/ApiError.ts';
import shared from '#shared/layout/Article.module.css';
import { BrochureWidget } from '#shared/layout/BrochureWidget.tsx';
import { DetailPage } from '#shared/layout/DetailPage.tsx';
import { NeedHelpCard } from '#shared/layout/NeedHelpCard.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { summaryOf } from '#shared/lib/plainText.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { Link } from '#shared/navigation/Link.tsx';
import { type Service, serviceQuery } from '#shared/services/services.ts';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { SkeletonGrid } from '#shared/ui/Skeleton.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { serviceDetailsPage, serviceParents } from './pageTexts.ts';
import { RelatedServices } from './RelatedServices.tsx';
import styles from './ServiceDetails.module.css';

export function ServiceDetails() {
  return (
    <DetailPage
      page={serviceDetailsPage}
      parents={serviceParents}
      loading={
        <LoadingState text="Loading service details...">
          <SkeletonGrid count={1} height="60vh" min="80rem" />
        </LoadingState>
      }
      error={(error, retry) =>
        isNotFound(error) ? (
          unknownService
        ) : (
          <ErrorState level="h2" title={textOf('serviceFailed')} retry={retry} />
        )
      }
    >
      {(id) => <ServiceArticle id={id} />}
    </DetailPage>
  );
}

const unknownService = (
  <EmptyState
    level="h2"
    title={textOf('serviceNotFound')}
    text="It may have a new name. All that we do is on one page."
    actions={
      <Link to="/services" className={buttonClass()}>
        All services
      </Link>
    }
  />
);

const hasStory = ({ challenge, whatWeDo, points }: Service) =>
  Boolean(challenge || whatWeDo || points.length > 0);

function ServiceArticle({ id }: { id: string }) {
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
        opening={serviceDetailsPage.opening}
        intro={service.shortText}
        crumbs={[...serviceParents, { label: title }]}
        picture={
          service.thumb && <Image src={service.thumb} alt="" width={1200} height={800} priority />
        }
      />
      <div className={`container ${shared.layout}`}>
        <ServiceIntroduction service={service} />
        {hasStory(service) && <ServiceStory service={service} />}
        <aside
          className={`${shared.aside} ${styles.aside}`}
          aria-label="Other services, contact and downloads"
        >
          <RelatedServices current={service.id} />
          <NeedHelpCard />
          <BrochureWidget />
        </aside>
      </div>
    </>
  );
}

function ServiceIntroduction({ service }: { service: Service }) {
  const { thumb, text, included } = service;
  const empty = !thumb && !text && included.length === 0;
  return (
    <div className={`stack ${styles.introduction}`}>
      {text && (
        <div className={`${shared.opening} stack soft ${styles.text}`}>
          <Paragraphs text={text} />
        </div>
      )}
      {included.length > 0 && (
        <section aria-labelledby="included-heading">
          <h2 id="included-heading" className="h3">
            Included Services
          </h2>
          <ul className={styles.included}>
            {withKeys(included, (line) => line).map(([key, line]) => (
              <li key={key} className={`beside ${styles.includedLine}`}>
                <Icon name="check" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {empty && (
        <EmptyState
          title="We are still writing this page"
          text="Call or write to us, and the people who do this work will tell you about it themselves."
        />
      )}
    </div>
  );
}

function ServiceStory({ service }: { service: Service }) {
  const { challenge, whatWeDo, points } = service;
  return (
    <div className={styles.story}>
      {challenge && (
        <section className={`stack snug ${styles.panel} ${styles.challenge} on-ink`}>
          <h2 className="h3">The Challenge</h2>
          <Paragraphs text={challenge} />
        </section>
      )}
      {whatWeDo && (
        <section className={`stack snug ${styles.panel} ${styles.approach}`}>
          <h2 className="h3">What we do</h2>
          <Paragraphs text={whatWeDo} />
        </section>
      )}
      {points.length > 0 && (
        <section className={styles.detail}>
          <h2 className="h3">In detail</h2>
          <ol className={styles.points}>
            {withKeys(points, (point) => point).map(([key, point]) => (
              <li key={key} className={`ruled strong ${styles.point}`}>
                {point}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

/** Plain text with paragraphs separated by empty lines, the format of service texts. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/);
  return withKeys(paragraphs, (paragraph) => paragraph).map(([key, paragraph]) => (
    <p key={key}>{paragraph}</p>
  ));
}
