import type { ImageUrl } from '#contract/decoder.ts';
import { Portrait } from '#shared/team/Portrait.tsx';

const files = import.meta.glob<ImageUrl>('../../assets/people/*.webp', {
  eager: true,
  import: 'default',
});

/** Portrait of an author or a reader by the name, 'Hina Baig', or initials. */
export function Face({ name, priority }: { name: string; priority?: boolean }) {
  const file = name.toLowerCase().replaceAll(' ', '-');
  const src = files[`../../assets/people/${file}.webp`] ?? null;
  return <Portrait src={src} name={name} shape="face" priority={priority} />;
}
