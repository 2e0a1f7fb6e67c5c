import { PageMeta } from '#shared/metadata/PageMeta.tsx';
import { type PageText, pageTitle } from '#shared/metadata/pageText.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { SectionLines } from '#shared/ui/Lines.tsx';
import { site } from '#site.ts';
import styles from './NotFound.module.css';

const page: PageText = {
  title: pageTitle('Page not found'),
  heading: 'Sorry Page Was Not Found!',
  description: `This page does not exist on the ${site.name} website. Go back to the home page to find your way.`,
};

export function NotFound() {
  return (
    <section className={`${styles.page} on-ink blue-ground`}>
      <PageMeta page={page} index={false} />
      <div className="container page-section stack justify-start">
        <p className={styles.code}>404</p>
        <h1 className="h2">{page.heading}</h1>
        <p className="lead-text soft measure">
          This bridge leads nowhere: the page has moved, or it was never built. Head home and we
          will point you to the right side of the river.
        </p>
        <Link to="/" className={buttonClass('light')}>
          Back to home
        </Link>
      </div>
      <SectionLines apart />
    </section>
  );
}
