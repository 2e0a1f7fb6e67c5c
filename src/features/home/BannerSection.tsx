import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary } from '#shared/api/QueryBoundary.tsx';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Button, buttonClass } from '#shared/ui/Button.tsx';
import { Carousel } from '#shared/ui/Carousel.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { VideoBackdrop } from '#shared/ui/VideoBackdrop.tsx';
import { site } from '#site.ts';
import styles from './BannerSection.module.css';
import { type Banner, bannersQuery } from './banners.ts';

export function BannerSection() {
  return (
    <section className="anchor on-ink" aria-label="Introduction">
      <h1 className="visually-hidden">{`${site.name}: ${site.tagline}`}</h1>
      <QueryBoundary
        loading={
          <BannerLayout>
            <LoadingState />
          </BannerLayout>
        }
        error={(_, retry) => (
          <BannerLayout>
            <ErrorState
              title={textOf('bannerFailed')}
              actions={
                <Button variant="light" onClick={retry}>
                  Try Again
                </Button>
              }
            />
          </BannerLayout>
        )}
      >
        <Slides />
      </QueryBoundary>
    </section>
  );
}

function Slides() {
  const { data: banners } = useSuspenseQuery(bannersQuery());
  if (banners.length === 0) {
    return (
      <BannerLayout>
        <EmptyState title={textOf('bannerEmpty')} />
      </BannerLayout>
    );
  }
  return (
    <Carousel
      label="What we do"
      delay={5000}
      controls="over"
      slides={withKeys(banners, (banner) => banner.video).map(([key, banner]) => ({
        key,
        label: banner.title,
        render: (active) => <BannerSlide banner={banner} active={active} />,
      }))}
    />
  );
}

/** Layout of the banner without a slide, in the same size. */
function BannerLayout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <VideoBackdrop src={null} playing={false} />
      <div className={styles.state}>{children}</div>
    </div>
  );
}

function BannerSlide({ banner, active }: { banner: Banner; active: boolean }) {
  return (
    <div className={styles.frame}>
      <VideoBackdrop src={banner.video} playing={active} />
      <div className={`container stack ${styles.slide}`}>
        <h2 className={`wrap ${styles.title}`}>{banner.title}</h2>
        <p className={`lead-text ${styles.text}`}>
          {banner.description || 'No description available.'}
        </p>
        <Link top to="/services" className={buttonClass('light')}>
          Our Services
          <Icon name="arrowRight" size={20} />
        </Link>
      </div>
    </div>
  );
}
