import haldenLabs from '../../assets/partners/halden-labs.svg';
import northernProvince from '../../assets/partners/northern-province.svg';
import styles from './TrustedBy.module.css';

const partners = [
  {
    id: 1,
    name: 'Northern Province Digital Office',
    logo: northernProvince,
    alt: 'Northern Province Digital Office',
  },
  { id: 2, name: 'Halden Labs', logo: haldenLabs, alt: 'Halden Labs' },
];

export function TrustedBy() {
  return (
    <section className={styles.strip} aria-labelledby="trusted-heading">
      <div className={`container two-columns ${styles.layout}`}>
        <div>
          <h2 id="trusted-heading" className="h3">
            Empowering Through Innovation
          </h2>
          <p className="note-text">
            Trusted by changemakers across sectors to deliver meaningful impact
          </p>
        </div>
        <ul className={`wrapping-row ${styles.logos}`}>
          {partners.map(({ id, logo, alt }) => (
            <li key={id}>
              <img src={logo} alt={alt} width={240} height={64} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
