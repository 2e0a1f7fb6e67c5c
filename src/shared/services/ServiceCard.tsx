import { Link } from '#shared/navigation/Link.tsx';
import defaultShape from '../../assets/brand/shape.svg';
import styles from './ServiceCard.module.css';
import type { ServiceTeaser } from './services.ts';

export function ServiceCard({ service }: { service: ServiceTeaser }) {
  const { shape, icon } = service;
  return (
    <article className={`card-box stack ${styles.card}`}>
      <div className={styles.icons} aria-hidden="true">
        <img
          className="fill"
          src={shape ?? defaultShape}
          alt=""
          width={88}
          height={88}
          loading="lazy"
        />
        {icon && (
          <img className={styles.icon} src={icon} alt="" width={44} height={44} loading="lazy" />
        )}
      </div>
      <h3 className="h4">
        <Link top viewTransition className="card-link" to={`/services-details/${service.id}`}>
          {service.title}
        </Link>
      </h3>
      {service.shortText && <p className={`soft ${styles.text}`}>{service.shortText}</p>}
    </article>
  );
}
