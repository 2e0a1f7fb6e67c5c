import type { MediaUrl } from '#contract/decoder.ts';

const files = import.meta.glob<MediaUrl>('../../assets/people/*.webp', {
  eager: true,
  import: 'default',
});

/** Portrait of an author or a reader, 176 px square, by the name: 'Hina Baig'. Null for others. */
export function personImage(name: string): MediaUrl | null {
  const file = name.toLowerCase().replaceAll(' ', '-');
  return files[`../../assets/people/${file}.webp`] ?? null;
}
