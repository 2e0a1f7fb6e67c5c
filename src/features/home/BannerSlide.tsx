import { TopLink } from '#shared/navigation/TopLink.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { VideoBackdrop } from '#shared/ui/VideoBackdrop.tsx';
import styles from './BannerSection.module.css';
import type { Banner } from './banners.ts';

export function BannerSlide({ banner, active }: { banner: Banner; active: boolean }) {
  return (
    <div className={styles.frame}>
      <VideoBackdrop src={banner.video} playing={active} />
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
