const files = import.meta.glob<string>('../assets/blog/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Address of a blog picture by the name that the content uses: '1' (800 by 600) or '1-full' (1600 by 900). */
export function blogPicture(name: string): string | null {
  return files[`../assets/blog/${name}.webp`] ?? null;
}
