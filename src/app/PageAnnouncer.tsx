import { useEffect, useState } from 'react';

/**
 * Tells assistive technology where a navigation has led: the new title, once it stands. The first page is announced
 * by the browser itself.
 */
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
