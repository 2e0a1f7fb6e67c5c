import { Icon } from '#shared/ui/Icon.tsx';
import styles from './Article.module.css';

const brochures = [
  { label: 'Agency brochure', file: '/downloads/agency-brochure.pdf' },
  { label: 'Company details', file: '/downloads/agency-company-details.pdf' },
  { label: 'Portfolio', file: '/downloads/agency-portfolio.pdf' },
];

const downloadDelayMs = 500;

function download(file: string): void {
  const link = document.createElement('a');
  link.href = file;
  link.download = '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/**
 * Three PDFs that open in a new tab and are also downloaded after a delay. The link itself opens the tab, so popup
 * blockers do not interfere.
 */
export function BrochureWidget() {
  return (
    <section className={`card-box screen-only ${styles.card}`} aria-labelledby="brochure-heading">
      <h2 id="brochure-heading" className="h3">
        Brochure
      </h2>
      <ul className="apart snug">
        {brochures.map(({ label, file }) => (
          <li key={file}>
            <a
              className="icon-row"
              href={file}
              target="_blank"
              rel="noopener"
              onClick={() => setTimeout(() => download(file), downloadDelayMs)}
            >
              <span>
                {label} <span className="small soft">PDF</span>
                <span className="visually-hidden"> (opens in a new tab)</span>
              </span>
              <Icon name="download" size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
