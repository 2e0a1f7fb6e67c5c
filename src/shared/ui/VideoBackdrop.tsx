import { useCallback, useEffect, useRef, useState } from 'react';
import type { VideoUrl } from '#contract/decoder.ts';
import { observeVisibility } from '#shared/lib/observeVisibility.ts';
import styles from './VideoBackdrop.module.css';

/** Muted background video. It loads and plays only while `playing` and visible; before that a drawing is shown. */
export function VideoBackdrop({ src, playing }: { src: VideoUrl | null; playing: boolean }) {
  const [seen, setSeen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const plays = playing && seen;
  if (plays && !wanted) setWanted(true);
  const observe = useCallback((root: HTMLDivElement) => observeVisibility(root, setSeen), []);

  return (
    <div ref={observe} className={`fill screen-only ${styles.backdrop}`} aria-hidden="true">
      {/* The bridge of the first film. */}
      <svg className={styles.lines} viewBox="0 0 1280 720" aria-hidden="true">
        <path d="M0 658C314 640 600 176 916 176C1120 176 1222 340 1290 470" />
        <path d="M0 688C330 672 610 204 912 204C1110 204 1210 360 1292 512" />
      </svg>
      {src && wanted && <BackdropVideo url={src} plays={plays} />}
    </div>
  );
}

function BackdropVideo({ url, plays }: { url: string; plays: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => {
    // The browser may block autoplay; the drawing stays visible then.
    if (plays) video.current?.play().catch(() => setReady(false));
    else video.current?.pause();
  }, [plays]);
  return (
    <video
      ref={video}
      className={styles.video}
      data-ready={ready}
      src={url}
      muted
      loop
      playsInline
      tabIndex={-1}
      onPlaying={() => setReady(true)}
      onError={() => setReady(false)}
    />
  );
}
