import { imageSources } from '#shared/lib/imageSources.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { SiteImage } from '#shared/ui/SiteImage.tsx';
import { site } from '#site.ts';
import { aboutPage } from './about.ts';
import styles from './Offices.module.css';

const files = import.meta.glob<string>('../../assets/about/offices-*.{avif,webp}', {
  eager: true,
  import: 'default',
});

const { title, blurbs, pictures } = aboutPage.offices;

export function Offices() {
  return (
    <section className="container page-section" aria-labelledby="offices-heading">
      <h2 id="offices-heading">{title}</h2>
      <div className={`stack ${styles.offices}`}>
        {site.offices.map(({ id, city, label, lines, country, phone }) => (
          <article key={id} className={`stack ${styles.office}`}>
            <SiteImage
              className={`picture ${styles.image}`}
              sources={imageSources(files, `offices-${id}`)}
              alt={pictures[id]}
              sizes="(width >= 89rem) 38.25rem, (width >= 44rem) 43vw, 90vw"
              width={1000}
              height={750}
            />
            <p className="accent">{label}</p>
            <h3>{city}</h3>
            <p className={`soft ${styles.blurb}`}>{blurbs[id]}</p>
            <address className={`ruled stack ${styles.address}`}>
              <span className={`icon-link ${styles.line}`}>
                <Icon name="pin" size={20} />
                {[...lines, country].join(', ')}
              </span>
              <a className={`icon-link ${styles.line}`} href={phone.href}>
                <Icon name="phone" size={20} />
                {phone.display}
              </a>
            </address>
          </article>
        ))}
      </div>
    </section>
  );
}
