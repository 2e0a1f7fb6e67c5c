import { withKeys } from '#shared/lib/withKeys.ts';

/** Plain text with paragraphs separated by empty lines, the format of service texts. */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/);
  return withKeys(paragraphs, (paragraph) => paragraph).map(([key, paragraph]) => (
    <p key={key}>{paragraph}</p>
  ));
}
