import { SocialLinks } from '#shared/layout/SocialLinks.tsx';
import people from '#shared/team/AnswerFaces.module.css';
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import { ContactForm } from './ContactForm.tsx';
import styles from './ContactSection.module.css';

export function ContactSection() {
  return (
    <section className="page-section" aria-label="Contact">
      <div className="container two-columns">
        <div className={`screen-only ${styles.message}`}>
          <p className="accent">Have Questions?</p>
          <h2 className={styles.title}>Send us a Message</h2>
          <ContactForm />
        </div>
        <ContactInformation />
      </div>
    </section>
  );
}

function ContactInformation() {
  return (
    <div className={`stack glow-card on-ink ${styles.information}`}>
      <h2 className={`wrapping-row spread ${people.faces} ${styles.heading}`}>Talk to us</h2>
      <p className="soft">
        Ring whichever office is awake, write to us, or drop in by appointment. Whichever door you
        knock on, the same team opens it.
      </p>
      {site.offices.map(({ id, label, lines, country, phone }) => (
        <section key={id} className="ruled stack tight">
          <h3 className="h4">{label}</h3>
          <address className={`wrapping-row soft ${styles.address}`}>
            {[...lines, country].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a className="icon-link" href={phone.href}>
            <Icon name="phone" size={20} />
            {phone.display}
          </a>
        </section>
      ))}
      <section className="ruled stack tight">
        <h3 className="h4">Official email</h3>
        <a className="icon-link" href={`mailto:${site.emails.official}`}>
          <Icon name="mail" size={20} />
          {site.emails.official}
        </a>
        <p className="soft">{`Monday to Friday, 9:00 to 18:00, local time in ${site.cities}`}</p>
      </section>
      <SocialLinks />
    </div>
  );
}
