import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MockBackend } from '../backend.ts';
import { callsAtom } from '../calls/log.ts';
import { writeScenario } from '../scenario/parse.ts';
import { chooseScenario, scenarioAtom } from '../scenario/tab.ts';
import { Panel } from './Panel.tsx';
import styles from './QaTools.module.css';

type QaToolsProps = {
  backend: MockBackend;
  /** Element above the page, in which problems of the link cover nothing. */
  top: HTMLElement;
};

/** The QA button of every mock-build page, and the panel it opens. */
export function QaTools({ backend, top }: QaToolsProps) {
  const { parts, problems } = useAtomValue(scenarioAtom);
  const broken = useAtomValue(callsAtom).some(({ violations }) => violations.length > 0);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const turnOff = () => {
    chooseScenario('');
    location.reload();
  };

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setOpen((now) => !now);
    };
    addEventListener('keydown', toggle);
    return () => removeEventListener('keydown', toggle);
  }, []);

  return (
    <>
      <aside className={`on-ink one-line ${styles.tools}`} aria-label="Mock scenario">
        <button
          ref={button}
          type="button"
          className={`one-line ${styles.button}`}
          data-broken={broken || problems.length > 0}
          aria-expanded={open}
          aria-keyshortcuts="Alt+M"
          title="QA panel (Alt+M)"
          onClick={() => setOpen(!open)}
        >
          QA
          {parts.length > 0 && (
            <span className={styles.active}>{writeScenario(parts).replaceAll(',', ', ')}</span>
          )}
        </button>
        {import.meta.env.PROD && parts.length === 0 && (
          <span className={`soft ${styles.note}`}>Test copy: nothing is sent</span>
        )}
        {parts.length + problems.length > 0 && (
          <button type="button" className={styles.off} onClick={turnOff}>
            off
          </button>
        )}
      </aside>
      {problems.length > 0 &&
        createPortal(
          <section className={styles.problems} role="alert" aria-label="Problems of this link">
            {problems.map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </section>,
          top,
        )}
      {open && <Panel backend={backend} button={button} onClose={() => setOpen(false)} />}
    </>
  );
}
