import { type ReactNode, useState } from 'react';

type CopyButtonProps = { text: string; children: ReactNode };

/** Copies a text to the clipboard and reports the result. */
export function CopyButton({ text, children }: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('The browser does not allow copying');
    }
    setTimeout(() => setSaid(''), 2000);
  };
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{said || children}</span>
    </button>
  );
}
