import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { VideoUrl } from '#contract/decoder.ts';
import {
  listVideoBannersResponse,
  type VideoBanner,
} from '#contract/generated/decoders/agency/video-banners.ts';
import { textOf } from '#errors/catalogue.ts';
import { QueryBoundary, QueryData } from '#shared/api/QueryBoundary.tsx';
import { listQuery } from '#shared/api/queries.ts';
import { observeVisibility } from '#shared/lib/observeVisibility.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Link } from '#shared/navigation/Link.tsx';
import { Button, buttonClass } from '#shared/ui/Button.tsx';
import { Carousel } from '#shared/ui/Carousel.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { EmptyState, ErrorState, LoadingState } from '#shared/ui/States.tsx';
import { site } from '#site.ts';
import styles from './BannerSection.module.css';

const bannersQuery = listQuery('/api/video-banners/', listVideoBannersResponse, 'bannerFailed');

export function BannerSection() {
  return (
    <section className="relative on-ink" aria-label="Introduction">
      <h1 className="visually-hidden">{`${site.name}: ${site.tagline}`}</h1>
      <QueryBoundary
        loading={
          <BannerState>
            <LoadingState />
          </BannerState>
        }
        error={(_, retry) => (
          <BannerState>
            <ErrorState
              title={textOf('bannerFailed')}
              actions={
                <Button variant="light" onClick={retry}>
                  Try Again
                </Button>
              }
            />
          </BannerState>
        )}
      >
        <QueryData query={bannersQuery}>{(banners) => <Slides banners={banners} />}</QueryData>
      </QueryBoundary>
    </section>
  );
}

function Slides({ banners }: { banners: VideoBanner[] }) {
  if (banners.length === 0) {
    return (
      <BannerState>
        <EmptyState title={textOf('bannerEmpty')} />
      </BannerState>
    );
  }
  return (
    <Carousel
      label="What we do"
      delay={5000}
      controls="over"
      animated={banners.some(({ video }) => video)}
      slides={withKeys(banners, (banner) => banner.video).map(([key, banner]) => ({
        key,
        label: banner.title,
        render: (playing) => <BannerSlide banner={banner} playing={playing} />,
      }))}
    />
  );
}

/** The banner without a slide, in the same size. */
function BannerState({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <VideoBackdrop src={null} playing={false} />
      <div className={`relative ${styles.state}`}>{children}</div>
    </div>
  );
}

function BannerSlide({ banner, playing }: { banner: VideoBanner; playing: boolean }) {
  return (
    <div className={styles.frame}>
      <VideoBackdrop src={banner.video} playing={playing} />
      <div className={`container relative stack ${styles.slide}`}>
        {banner.title && <h2 className={`huge wrap ${styles.title}`}>{banner.title}</h2>}
        <p className={`lead-text measure ${styles.text}`}>
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

/** Muted background video. It loads and plays only while `playing` and visible; before that a drawing is shown. */
function VideoBackdrop({ src, playing }: { src: VideoUrl | null; playing: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [seen, setSeen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [ready, setReady] = useState(false);
  const plays = playing && seen;
  if (plays && !wanted) setWanted(true);
  const observe = useCallback((root: HTMLDivElement) => observeVisibility(root, setSeen), []);
  useEffect(() => {
    // The browser may block autoplay; the drawing stays visible then.
    if (plays) video.current?.play().catch(() => setReady(false));
    else video.current?.pause();
  }, [plays]);

  return (
    <div ref={observe} className={`fill screen-only ${styles.backdrop}`} aria-hidden="true">
      {/* The bridge of the first film. */}
      <svg className={styles.lines} viewBox="0 0 1280 720" aria-hidden="true">
        <path d="M0 658C314 640 600 176 916 176C1120 176 1222 340 1290 470" />
        <path d="M0 688C330 672 610 204 912 204C1110 204 1210 360 1292 512" />
      </svg>
      {src && wanted && (
        <video
          ref={video}
          className={styles.video}
          data-ready={ready}
          src={src}
          muted
          loop
          playsInline
          tabIndex={-1}
          onPlaying={() => setReady(true)}
          onError={() => setReady(false)}
        />
      )}
    </div>
  );
}
