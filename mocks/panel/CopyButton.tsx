import { type ReactNode, useState } from 'react';

type CopyButtonProps = { text: string; className?: string; children: ReactNode };

/** Puts a text on the clipboard and says so; says as well when the browser refuses. */
export function CopyButton({ text, className, children }: CopyButtonProps) {
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
    <button type="button" className={className} onClick={copy}>
      <span aria-live="polite">{said || children}</span>
    </button>
  );
}
