import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { textOf } from '#errors/catalogue.ts';
import { isFailure, isNotFound } from '#shared/api/ApiError.ts';
import { QueryBoundary, useSectionData } from '#shared/api/QueryBoundary.tsx';
import type { Crumb } from '#shared/layout/PageBanner.tsx';
import { formatCalendarDate } from '#shared/lib/calendarDate.ts';
import { isCurrentPage } from '#shared/lib/pathname.ts';
import { plainText } from '#shared/lib/plainText.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { breadcrumbList, useJsonLd } from '#shared/metadata/jsonLd.ts';
import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { useUrlParameters } from '#shared/navigation/useUrlParameters.ts';
import { Button, buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import { ApplyButton } from './ApplyButton.tsx';
import styles from './JobDetails.module.css';
import { jobPosting } from './jobPosting.ts';
import { departmentOf, jobQuery, withFilters } from './jobs.ts';

const page: PageText = {
  title: pageTitle('Open position'),
  heading: 'Open position',
  intro: 'What you would do, what we hope you bring, and how to apply.',
  description: `An open position at ${site.name}: the role, its responsibilities, the qualifications we look for and the closing date.`,
};

function failureText(error: unknown): string {
  if (isFailure(error, 'status')) return textOf('jobFailed');
  return textOf(isFailure(error, 'network', 'timeout') ? 'jobUnreachable' : 'jobInvalid');
}

/** The list as the visitor left it, with the filters of a job's URL. */
const listPath = (query: URLSearchParams) => withFilters('/careers', query);

function ListLink({ className }: { className: string }) {
  const [urlParameters] = useUrlParameters();
  return (
    <Link
      viewTransition
      to={listPath(urlParameters)}
      className={className}
      aria-label="Back to Careers"
    >
      <Icon name="arrowLeft" size={20} />
      <span>Back to Careers</span>
    </Link>
  );
}

export function JobDetails() {
  const { slug = '' } = useParams();
  return (
    <div className={`container ${styles.page}`}>
      <QueryBoundary
        key={slug}
        loading={
          <>
            <PageMeta page={page} />
            <h1 className="visually-hidden">{page.heading}</h1>
            <LoadingState text="Loading job details..." />
          </>
        }
        error={(error, retry) => (
          <>
            <PageMeta page={page} index={!isNotFound(error)} />
            <ErrorState
              level="h1"
              title="Job Not Found"
              text={failureText(error)}
              retry={isNotFound(error) ? undefined : retry}
              actions={
                <ListLink className={buttonClass(isNotFound(error) ? 'primary' : 'outlined')} />
              }
            />
          </>
        )}
      >
        <LoadedJob slug={slug} />
      </QueryBoundary>
    </div>
  );
}

const parents: Crumb[] = [
  { label: 'Home', to: '/' },
  { label: 'Careers', to: '/careers' },
];

const returnDelayMs = 1500;

function LoadedJob({ slug }: { slug: string }) {
  const job = useSectionData(jobQuery(slug));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** Goes back to the list after an application: not before an open dialog closes, nor if the visitor has left. */
  const goBack = () => {
    if (!isCurrentPage(pathname)) return;
    if (document.querySelector('dialog:modal')) setTimeout(goBack, returnDelayMs);
    else navigate(listPath(new URLSearchParams(location.search)));
  };

  const title = job.title || 'Job Title Not Available';
  const department = departmentOf(job);
  useJsonLd(import.meta.env.SSR ? () => jobPosting(job) : null);
  useJsonLd(
    import.meta.env.SSR ? () => breadcrumbList([...parents, { label: title }], pathname) : null,
  );
  const posted = formatCalendarDate(job.posted_date, 'long') ?? 'Date Not Available';
  const closing = formatCalendarDate(job.closing_date, 'long');
  const facts = [department, job.location, `Posted ${posted}`, job.salary_range].filter(Boolean);
  const sections = [
    { title: 'Job Description', html: job.description },
    { title: 'Key Responsibilities', html: job.responsibilities },
    { title: 'Qualifications', html: job.qualifications },
  ];
  return (
    <article className={`wrap ${styles.job}`}>
      <PageMeta page={page} name={job.title || undefined} about={plainText(job.description)} />
      <div className="stack gap-l">
        <ListLink className={`icon-link screen-only ${styles.back}`} />
        <header className={`stack ${styles.head}`}>
          <h1 className="h2">{title}</h1>
          <ul className={`wrapping-row gap-xs ${styles.facts}`}>
            {withKeys(facts, String).map(([key, fact]) => (
              <li key={key} className="tinted">
                {fact}
              </li>
            ))}
          </ul>
        </header>
        {sections.map(
          ({ title: heading, html }) =>
            html && (
              <section key={heading} className={`stack gap-s ${styles.section}`}>
                <h2 className="h3">{heading}</h2>
                <RichHtml html={html} page={pathname} below={2} />
              </section>
            ),
        )}
      </div>
      <div className={`sticky-aside ${styles.card}`}>
        <section className={`stack gap-s ${styles.dates}`}>
          <h2 className="h4">Important Dates</h2>
          <dl className={styles.dateList}>
            <dt className="soft">Posted</dt>
            <dd>{posted}</dd>
            {closing && <dt className="soft">Closing</dt>}
            {closing && <dd>{closing}</dd>}
          </dl>
        </section>
        <footer className={`${styles.actions} screen-only`}>
          <ListLink className={buttonClass('outlined')} />
          {job.is_active !== false ? (
            <ApplyButton
              slug={slug}
              context="page"
              onApplied={() => setTimeout(goBack, returnDelayMs)}
            />
          ) : (
            <Button variant="state" disabled>
              Position Closed
            </Button>
          )}
        </footer>
      </div>
    </article>
  );
}
