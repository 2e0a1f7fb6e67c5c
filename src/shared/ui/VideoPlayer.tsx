import { type Ref, useState } from 'react';
import { useHydrated } from '#hydration/useHydrated.ts';
import { safeUrl } from '#shared/lib/safeUrl.ts';
import { Icon } from './Icon.tsx';
import styles from './VideoPlayer.module.css';

type VideoPlayerProps = {
  /** Addresses of the film; several when it comes in several formats. */
  sources: string[];
  /** Accessible name. */
  label: string;
  poster?: string;
  autoPlay?: boolean;
  onEnded?: () => void;
  ref?: Ref<HTMLVideoElement>;
};

const types = ['video/mp4', 'video/webm', 'video/ogg'] as const;
const endings = new Map<string, string>([
  ['mp4', types[0]],
  ['webm', types[1]],
  ['ogg', types[2]],
  ['ogv', types[2]],
]);

/** The type that an address's ending tells; an address without a known ending is offered as each type. */
function typesOf(url: string): readonly string[] {
  const ending = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? '';
  const type = endings.get(ending);
  return type ? [type] : types;
}

/** Video player with mp4, webm and ogg sources that loads only metadata at first. A film that cannot play shows a designed placeholder. */
export function VideoPlayer({
  sources,
  label,
  poster,
  autoPlay = false,
  onEnded,
  ref,
}: VideoPlayerProps) {
  const [broken, setBroken] = useState(false);
  // A prerendered page is painted before anything of a film comes.
  const preload = useHydrated() ? 'metadata' : 'none';
  const offers = sources.flatMap((source) => {
    const url = safeUrl(source, 'media');
    return url ? typesOf(url).map((type) => ({ url, type })) : [];
  });
  if (broken || offers.length === 0) {
    return (
      <div className={styles.placeholder}>
        <Icon name="play" size={40} />
        <p>This film cannot be played.</p>
      </div>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the films have no words
    <video
      ref={ref}
      className={styles.video}
      controls
      playsInline
      preload={preload}
      width={1280}
      height={720}
      aria-label={label}
      poster={poster}
      autoPlay={autoPlay}
      onEnded={onEnded}
    >
      {offers.map(({ url, type }, index) => (
        <source
          key={`${url} ${type}`}
          src={url}
          type={type}
          onError={index === offers.length - 1 ? () => setBroken(true) : undefined}
        />
      ))}
    </video>
  );
}
