import { aboutPage } from '#content/about.ts';
import { type OfficeId, site } from '#content/site.ts';
import { Icon } from '#ui/Icon.tsx';
import lahore from '../../assets/about/offices-lahore.webp';
import london from '../../assets/about/offices-london.webp';
import styles from './Offices.module.css';

const pictures: Record<OfficeId, { src: string; alt: string }> = {
  london: { src: london, alt: 'The London office beside the Thames at dusk' },
  lahore: { src: lahore, alt: 'The Lahore office beside the canal at dawn' },
};

const { title, blurbs } = aboutPage.offices;

/** The London and the offshore office with picture, address and phone (sections 2 and 9). */
export function Offices() {
  return (
    <section className="section" aria-labelledby="offices-heading">
      <div className="container">
        <h2 id="offices-heading">{title}</h2>
        <div className={styles.offices}>
          {site.offices.map(({ id, city, label, lines, country, phone }) => (
            <article key={id} className={styles.office}>
              <img
                className={styles.image}
                src={pictures[id].src}
                alt={pictures[id].alt}
                width={1000}
                height={750}
                loading="lazy"
              />
              <p className={styles.label}>{label}</p>
              <h3>{city}</h3>
              <p className={styles.blurb}>{blurbs[id]}</p>
              <address className={styles.address}>
                <span className={styles.line}>
                  <Icon name="pin" size={20} />
                  {[...lines, country].join(', ')}
                </span>
                <a className={styles.line} href={phone.href}>
                  <Icon name="phone" size={20} />
                  {phone.display}
                </a>
              </address>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
