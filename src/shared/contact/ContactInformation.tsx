import { SocialLinks } from '#shared/layout/SocialLinks.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import styles from './ContactSection.module.css';
import { contactInfo } from './contactTexts.ts';

export function ContactInformation() {
  return (
    <div className={`stack ${styles.information} on-ink`}>
      <h2>{contactInfo.title}</h2>
      <p className="soft">{contactInfo.intro}</p>
      {site.offices.map(({ id, label, lines, country, phone }) => (
        <section key={id} className={`ruled ${styles.office}`}>
          <h3 className="h4">{label}</h3>
          <address className={`row soft ${styles.address}`}>
            {[...lines, country].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a className={`icon-link ${styles.line}`} href={phone.href}>
            <Icon name="phone" size={20} />
            {phone.display}
          </a>
        </section>
      ))}
      <section className={`ruled ${styles.office}`}>
        <h3 className="h4">Official email</h3>
        <a className={`icon-link ${styles.line}`} href={`mailto:${site.emails.official}`}>
          <Icon name="mail" size={20} />
          {site.emails.official}
        </a>
        <p className="soft">{contactInfo.openingHours}</p>
      </section>
      <SocialLinks />
    </div>
  );
}
