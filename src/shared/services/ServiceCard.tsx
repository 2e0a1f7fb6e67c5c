import { safeUrl } from '#shared/lib/safeUrl.ts';
import { TopLink } from '#shared/navigation/TopLink.tsx';
import defaultShape from '../../assets/brand/shape.svg';
import styles from './ServiceCard.module.css';
import type { ServiceTeaser } from './services.ts';

export function ServiceCard({ service }: { service: ServiceTeaser }) {
  const shape = safeUrl(service.shape, 'media') ?? defaultShape;
  const icon = safeUrl(service.icon, 'media');
  return (
    <article className={styles.card}>
      <div className={styles.icons} aria-hidden="true">
        <img className={styles.shape} src={shape} alt="" width={88} height={88} loading="lazy" />
        {icon && (
          <img className={styles.icon} src={icon} alt="" width={44} height={44} loading="lazy" />
        )}
      </div>
      <h3 className={styles.title}>
        <TopLink viewTransition className={styles.link} to={`/services-details/${service.id}`}>
          {service.title}
        </TopLink>
      </h3>
      {service.shortText && <p className={styles.text}>{service.shortText}</p>}
    </article>
  );
}
