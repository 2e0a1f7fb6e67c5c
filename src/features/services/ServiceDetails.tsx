import type { Service, ServiceTeaser } from '#contract/generated/decoders/agency/services.ts';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary, QueryData } from '#shared/api/QueryBoundary.tsx';
import shared from '#shared/layout/Article.module.css';
import { BrochureWidget, NeedHelpCard } from '#shared/layout/AsideCards.tsx';
import { DetailPage } from '#shared/layout/DetailPage.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { serviceQuery, servicesQuery, serviceTitle } from '#shared/services/services.ts';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { EmptyState, ErrorState, SkeletonGrid } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import styles from './ServiceDetails.module.css';

const page: PageText = {
  heading: 'Service details',
  parent: { label: 'Services', to: '/services' },
  opening: 'services',
  description: `What this ${site.name} service includes, the challenge it answers and how our ${site.cities} team delivers it.`,
};

export function ServiceDetails() {
  return (
    <DetailPage
      page={page}
      query={serviceQuery}
      loading="Loading service details..."
      missing={
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
      }
    >
      {(service, id) => <ServiceArticle service={service} id={id} />}
    </DetailPage>
  );
}

function ServiceArticle({ service, id }: { service: Service; id: string }) {
  const { title, short_text: shortText, thumb, text } = service;
  return (
    <>
      <PageBanner
        page={page}
        name={title}
        about={shortText || text}
        image={thumb}
        intro={shortText}
        picture={thumb && <Image src={thumb} alt="" width={1200} height={800} priority />}
      />
      <div className={`container ${shared.layout}`}>
        <div className="stack gap-xl">
          <ServiceIntroduction service={service} />
          <ServiceStory service={service} />
          {isUnwritten(service) && (
            <EmptyState
              title="We are still writing this page"
              text="Call or write to us, and the people who do this work will tell you about it themselves."
            />
          )}
        </div>
        <aside
          className={`auto-grid ${shared.aside} ${styles.aside}`}
          aria-label="Other services, contact and downloads"
        >
          <RelatedServices current={id} />
          <NeedHelpCard />
          <BrochureWidget />
        </aside>
      </div>
    </>
  );
}

const includedIn = ({ included_services }: Service) =>
  included_services?.flatMap(({ feature_list }) => feature_list ?? []) ?? [];

/** True when the article has none of its parts. */
function isUnwritten(service: Service): boolean {
  const { text, challenge, what_we_do, detail_services_list } = service;
  const lists = [...includedIn(service), ...(detail_services_list ?? [])];
  return !text && !challenge && !what_we_do && lists.length === 0;
}

function ServiceIntroduction({ service }: { service: Service }) {
  const { text } = service;
  const included = includedIn(service);
  return (
    <>
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
          <ul className={`space-above auto-grid even ${styles.included}`}>
            {withKeys(included, (line) => line).map(([key, line]) => (
              <li key={key} className="icon-row">
                {line}
                <Icon name="check" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function ServiceStory({ service }: { service: Service }) {
  const { challenge, what_we_do: whatWeDo, detail_services_list } = service;
  const points = detail_services_list ?? [];
  if (!challenge && !whatWeDo && points.length === 0) return null;
  return (
    <div className={`wrap auto-grid ${styles.story}`}>
      <Panel title="The Challenge" text={challenge} look="on-ink" />
      <Panel title="What we do" text={whatWeDo} look="tinted" />
      {points.length > 0 && (
        <section className={`full-width ${styles.detail}`}>
          <h2 className="h3">In detail</h2>
          <ul className={`space-above auto-grid even ${styles.points}`}>
            {withKeys(points, (point) => point).map(([key, point]) => (
              <li key={key} className="ruled strong h4">
                {point}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type PanelProps = { title: string; text: string | null; look: string };

function Panel({ title, text, look }: PanelProps) {
  if (!text) return null;
  return (
    <section className={`stack gap-s ${styles.panel} ${look}`}>
      <h2 className="h3">{title}</h2>
      <Paragraphs text={text} />
    </section>
  );
}

/** Plain text with paragraphs separated by empty lines, the format of service texts. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/);
  return withKeys(paragraphs, (paragraph) => paragraph).map(([key, paragraph]) => (
    <p key={key}>{paragraph}</p>
  ));
}

/** All services except the one with the id in the path. */
function RelatedServices({ current }: { current: string }) {
  return (
    <QueryBoundary
      loading={<SkeletonGrid count={1} height="32rem" />}
      error={(_, retry) => <ErrorState title={textOf('servicesFailed')} retry={retry} />}
    >
      <QueryData query={servicesQuery()}>
        {(services) => <Links services={services.filter(({ id }) => id !== Number(current))} />}
      </QueryData>
    </QueryBoundary>
  );
}

function Links({ services }: { services: ServiceTeaser[] }) {
  if (services.length === 0) return null;
  return (
    <nav className={`paper-deep ${styles.related}`} aria-labelledby="related-heading">
      <h2 id="related-heading" className="h3">
        Related Services
      </h2>
      <ul className="space-above gap-s">
        {withKeys(services, (service) => service.id).map(([key, service]) => (
          <li key={key}>
            <Link viewTransition className="icon-row" to={`/services-details/${service.id}`}>
              <span>{serviceTitle(service)}</span>
              <Icon name="arrowRight" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
