/** Cards beside the text of a service or a game. */
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import styles from './Article.module.css';

export function NeedHelpCard() {
  const email = site.emails.services;
  const [mailbox, host] = email.split('@');
  return (
    <section
      className={`stack gap-s glow-card on-ink ${styles.card}`}
      aria-labelledby="need-help-heading"
    >
      <h2 id="need-help-heading" className="h3 answer-faces">
        Need Help
      </h2>
      <p className="soft">
        Call either office, or write to us. A person who knows this kind of work will answer.
      </p>
      <ul className="ruled stack gap-s">
        {site.offices.map(({ id, phone }) => (
          <li key={id} className={`icon-and-text quiet-links wrap ${styles.contact}`}>
            <Icon name="phone" size={20} />
            <span>
              <span className={`small soft ${styles.label}`}>{phone.label}</span>
              <a href={phone.href}>{phone.display}</a>
            </span>
          </li>
        ))}
        <li className={`icon-and-text quiet-links wrap ${styles.contact}`}>
          <Icon name="mail" size={20} />
          <span>
            <span className={`small soft ${styles.label}`}>Email</span>
            <a href={`mailto:${email}`}>
              {mailbox}
              <wbr />@{host}
            </a>
          </span>
        </li>
      </ul>
    </section>
  );
}

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
      <ul className="space-above gap-s">
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
