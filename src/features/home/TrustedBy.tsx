import haldenLabs from '../../assets/partners/halden-labs.svg';
import northernProvince from '../../assets/partners/northern-province.svg';
import styles from './TrustedBy.module.css';

/** Name → logo. */
const partners = {
  'Northern Province Digital Office': northernProvince,
  'Halden Labs': haldenLabs,
};

export function TrustedBy() {
  return (
    <section className="container" aria-labelledby="trusted-heading">
      <div className={`ruled strong two-columns ${styles.layout}`}>
        <div>
          <h2 id="trusted-heading" className="h3">
            Empowering Through Innovation
          </h2>
          <p className="note-text">
            Trusted by changemakers across sectors to deliver meaningful impact
          </p>
        </div>
        <ul className={`wrapping-row ${styles.logos}`}>
          {Object.entries(partners).map(([name, logo]) => (
            <li key={name}>
              <img src={logo} alt={name} width={240} height={64} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
