import { SocialLinks } from '#shared/layout/SocialLinks.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { site } from '#site.ts';
import styles from './ContactSection.module.css';
import { contactInfo } from './contactTexts.ts';

export function ContactInformation() {
  return (
    <div className={`${styles.information} on-ink`}>
      <h2>{contactInfo.title}</h2>
      <p className={styles.soft}>{contactInfo.intro}</p>
      {site.offices.map(({ id, label, lines, country, phone }) => (
        <section key={id} className={styles.office}>
          <h3 className={styles.officeTitle}>{label}</h3>
          <address className={styles.address}>
            {[...lines, country].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <a className={styles.line} href={phone.href}>
            <Icon name="phone" size={20} />
            {phone.display}
          </a>
        </section>
      ))}
      <section className={styles.office}>
        <h3 className={styles.officeTitle}>Official email</h3>
        <a className={styles.line} href={`mailto:${site.emails.official}`}>
          <Icon name="mail" size={20} />
          {site.emails.official}
        </a>
        <p className={styles.soft}>{contactInfo.openingHours}</p>
      </section>
      <SocialLinks />
    </div>
  );
}
