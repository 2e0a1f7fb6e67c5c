import haldenLabs from '../../assets/partners/halden-labs.svg';
import northernProvince from '../../assets/partners/northern-province.svg';
import { type PartnerLogo, partners, trustedBy } from './partners.ts';
import styles from './TrustedBy.module.css';

const logos: Record<PartnerLogo, string> = {
  'northern-province': northernProvince,
  'halden-labs': haldenLabs,
};

export function TrustedBy() {
  return (
    <section className={styles.strip} aria-labelledby="trusted-heading">
      <div className={`container ${styles.layout}`}>
        <div>
          <h2 id="trusted-heading" className={styles.heading}>
            {trustedBy.heading}
          </h2>
          <p className={styles.line}>{trustedBy.line}</p>
        </div>
        <ul className={styles.logos}>
          {partners.map(({ id, logo, alt }) => (
            <li key={id}>
              <img src={logos[logo]} alt={alt} width={240} height={64} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
