import type { Banner } from '#api/resources/banners.ts';
import { TopLink } from '#page/TopLink.tsx';
import { buttonClass } from '#ui/Button.tsx';
import { FilmBackdrop } from '#ui/FilmBackdrop.tsx';
import { Icon } from '#ui/Icon.tsx';
import styles from './BannerSection.module.css';

/** One slide: film, title, description or its fallback, and the way to the services. */
export function BannerSlide({ banner, active }: { banner: Banner; active: boolean }) {
  return (
    <div className={styles.frame}>
      <FilmBackdrop src={banner.video} playing={active} />
      <div className={`container ${styles.slide}`}>
        <h2 className={styles.title}>{banner.title}</h2>
        <p className={`lead ${styles.text}`}>{banner.description || 'No description available.'}</p>
        <TopLink to="/services" className={buttonClass('light')}>
          Our Services
          <Icon name="arrowRight" size={20} />
        </TopLink>
      </div>
    </div>
  );
}
