import { useEffect, useState } from 'react';

/** Announces the new title to screen readers after a navigation. Browsers announce the first page themselves. */
export function PageAnnouncer() {
  const [text, setText] = useState('');
  useEffect(() => {
    let known = document.title;
    const observer = new MutationObserver(() => {
      const { title } = document;
      if (title === known) return;
      if (known) setText(title);
      known = title;
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
