import people from '#shared/team/AnswerFaces.module.css';
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import styles from './Article.module.css';

export function NeedHelpCard() {
  const email = site.emails.services;
  const [mailbox, host] = email.split('@');
  return (
    <section
      className={`stack snug glow-card on-ink ${styles.card}`}
      aria-labelledby="need-help-heading"
    >
      <h2 id="need-help-heading" className={`h3 ${people.faces}`}>
        Need Help
      </h2>
      <p className="soft">
        Call either office, or write to us. A person who knows this kind of work will answer.
      </p>
      <ul className="ruled stack snug">
        {site.offices.map(({ id, phone }) => (
          <li key={id} className={`beside quiet-links wrap ${styles.contact}`}>
            <Icon name="phone" size={20} />
            <span>
              <span className={`small soft ${styles.label}`}>{phone.label}</span>
              <a href={phone.href}>{phone.display}</a>
            </span>
          </li>
        ))}
        <li className={`beside quiet-links wrap ${styles.contact}`}>
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
