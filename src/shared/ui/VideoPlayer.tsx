import { type ComponentProps, useDeferredValue, useState } from 'react';
import type { ImageUrl, VideoUrl } from '#contract/decoder.ts';
import { useHydrated } from '#hydration/useHydrated.ts';
import { Icon } from './Icon.tsx';
import styles from './Image.module.css';

type VideoPlayerProps = Pick<ComponentProps<'video'>, 'autoPlay' | 'onEnded' | 'ref'> & {
  /** URLs of the video, one per format. */
  sources: VideoUrl[];
  poster?: ImageUrl;
  label: string;
};

/** MIME type by file extension; without a known extension all supported types are tried. */
function typesOf(url: string): string[] {
  const [, extension] = /\.(mp4|webm|og[gv])(?:[?#]|$)/i.exec(url) ?? [];
  const names = extension
    ? [extension.toLowerCase().replace('ogv', 'ogg')]
    : ['mp4', 'webm', 'ogg'];
  return names.map((name) => `video/${name}`);
}

/** Lets a video that failed before hydration fail again, so that React notices. */
function repeatFailure(source: HTMLSourceElement | null): void {
  const video = source?.parentElement;
  if (!(video instanceof HTMLVideoElement)) return;
  if (video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load();
}

/** Video player that preloads only metadata. A video that cannot play shows a placeholder. */
export function VideoPlayer({ sources, label, ...video }: VideoPlayerProps) {
  /** The formats that could not be played; '' is also a video without any. */
  const [broken, setBroken] = useState('');
  const [ratio, setRatio] = useState<number | null>(null);
  // Prerendered pages load no video data before hydration.
  const hydrated = useHydrated();
  const preload = hydrated ? 'metadata' : 'none';
  // Browsers are slow to create the controls, so a dialog renders first.
  const controls = useDeferredValue(true, !hydrated);
  const offers = sources.flatMap((url) => typesOf(url).map((type) => ({ url, type })));
  const formats = sources.join('\n');
  if (broken === formats) {
    return (
      <div className={`hatched ${styles.videoPlaceholder}`}>
        <Icon name="play" size={40} />
        <p>This video cannot be played.</p>
      </div>
    );
  }
  return (
    <video
      {...video}
      // A changed source alone loads nothing.
      key={formats}
      className={styles.video}
      controls={controls}
      playsInline
      preload={preload}
      width={1280}
      height={720}
      aria-label={label}
      // The box takes the video's aspect ratio, without bars and no higher than the window.
      style={ratio ? { aspectRatio: ratio, maxWidth: `calc(80svh * ${ratio})` } : undefined}
      onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) => {
        const own = videoWidth / videoHeight;
        if (Math.abs(own - 16 / 9) > 0.02) setRatio(own);
      }}
    >
      {offers.map(({ url, type }, index) => (
        <source
          key={`${url} ${type}`}
          src={url}
          type={type}
          {...(index === offers.length - 1 && {
            ref: hydrated ? null : repeatFailure,
            onError: () => setBroken(formats),
          })}
        />
      ))}
    </video>
  );
}
