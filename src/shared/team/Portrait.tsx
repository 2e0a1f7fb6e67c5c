import type { ImageUrl } from '#contract/decoder.ts';
import { Image } from '#shared/ui/Image.tsx';
import styles from './Portrait.module.css';

/** Image sizes in px that are requested from the backend. */
const square = { width: 480, height: 480 };
const sizes = { upright: { width: 640, height: 800 }, square, face: square };

type PortraitProps = {
  src: ImageUrl | null;
  name: string;
  /** A face is round and as wide as `--face`. */
  shape: keyof typeof sizes;
  /** True for the largest image above the fold. */
  priority?: boolean | undefined;
  className?: string | undefined;
};

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '')
    .join('');
}

/** Portrait of a person, or initials. Decorative: the name is always next to it. */
export function Portrait({ src, name, shape, priority, ...props }: PortraitProps) {
  const { width, height } = sizes[shape];
  const className = props.className ?? styles[shape] ?? '';
  return (
    <Image
      src={src}
      priority={priority}
      width={width}
      height={height}
      alt=""
      className={className}
      fallback={
        <span className={`${styles.initials} ${className}`} aria-hidden="true">
          <span className={styles.letters}>{initialsOf(name)}</span>
        </span>
      }
    />
  );
}
