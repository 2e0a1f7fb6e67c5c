/** Plain text whose paragraphs are separated by empty lines (the contract's form of service texts). */
export function Paragraphs({ text }: { text: string }) {
  return text.split(/\n\s*\n/).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text never change places
    <p key={index}>{paragraph}</p>
  ));
}
