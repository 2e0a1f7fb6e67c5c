import { withKeys } from '#shared/lib/withKeys.ts';

/** Plain text whose paragraphs are separated by empty lines (the contract's form of service texts). */
export function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/);
  return withKeys(paragraphs, (paragraph) => paragraph).map(([key, paragraph]) => (
    <p key={key}>{paragraph}</p>
  ));
}
