import { useAtomValue } from 'jotai';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { MockBackend } from '../call.ts';
import { callsAtom } from '../calls/log.ts';
import { writeScenario } from '../scenario/parse.ts';
import { chooseScenario, scenarioAtom } from '../scenario/tab.ts';
import { CallsTab, DataTab } from './CallsTab.tsx';
import { ErrorsPage } from './ErrorsPage.tsx';
import { OperationsTab } from './OperationsTab.tsx';
import styles from './panel.module.css';
import { ScenarioTab } from './ScenarioTab.tsx';

const tabs = {
  Scenario: ScenarioTab,
  Operations: OperationsTab,
  Calls: CallsTab,
  Data: DataTab,
};

/** Whether the panel fits beside the page; otherwise, and over a dialog, it is modal. */
const hasRoom = () =>
  matchMedia('(min-width: 75rem)').matches && document.querySelector('dialog:modal') === null;

type QaToolsProps = {
  backend: MockBackend;
  /** Element above the page, in which problems of the link cover nothing. */
  top: HTMLElement;
};

/** The QA button of every mock-build page, and the panel it opens. */
function QaTools({ backend, top }: QaToolsProps) {
  const { rules, problems } = useAtomValue(scenarioAtom);
  const isBroken = useAtomValue(callsAtom).some(({ violations }) => violations.length > 0);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDialogElement>(null);
  const turnOff = () => {
    chooseScenario('');
    location.reload();
  };
  const toggle = () => {
    if (open) return panel.current?.close();
    // The browser returns the focus to the element that had it.
    if (document.activeElement === document.body) button.current?.focus();
    flushSync(() => setOpen(true));
    if (hasRoom()) panel.current?.show();
    else panel.current?.showModal();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the browser closes a dialog of the site, because the panel is gone by then.
    event.preventDefault();
    panel.current?.close();
  };

  useEffect(() => {
    const clickOnShortcut = (event: globalThis.KeyboardEvent) => {
      if (event.code !== 'KeyM' || !event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      button.current?.click();
    };
    addEventListener('keydown', clickOnShortcut);
    return () => removeEventListener('keydown', clickOnShortcut);
  }, []);

  return (
    <>
      <aside className={`on-ink one-line pill ${styles.tools}`} aria-label="Mock scenario">
        <button
          ref={button}
          type="button"
          className="one-line pill"
          data-broken={isBroken || problems.length > 0}
          aria-expanded={open}
          aria-keyshortcuts="Alt+M"
          title="QA panel (Alt+M)"
          onClick={toggle}
        >
          QA
          {rules.length > 0 && <span>{writeScenario(rules).replaceAll(',', ', ')}</span>}
        </button>
        {import.meta.env.PROD && rules.length === 0 && (
          <span className="soft">Test copy: nothing is sent</span>
        )}
        {rules.length + problems.length > 0 && (
          <button type="button" onClick={turnOff}>
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
      <dialog
        ref={panel}
        className={`on-ink ${styles.panel}`}
        aria-label="QA panel"
        onKeyDown={closeOnEscape}
        onClose={() => setOpen(false)}
      >
        {open && <Panel backend={backend} />}
      </dialog>
    </>
  );
}

function Panel({ backend }: { backend: MockBackend }) {
  const [tab, setTab] = useState<keyof typeof tabs>('Scenario');
  const Content = tabs[tab];
  return (
    <>
      <form method="dialog" className="one-line">
        <h2 className="h4">QA panel</h2>
        <span className="small soft">
          {backend === 'prism' ? 'Prism responds' : 'MSW responds'}
        </span>
        <button type="submit">Close</button>
      </form>
      <nav aria-label="Parts of the panel" className="wrapping-row gap-xs">
        {Object.keys(tabs).map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={tab === name}
            onClick={() => setTab(name as keyof typeof tabs)}
          >
            {name}
          </button>
        ))}
      </nav>
      <Content backend={backend} />
    </>
  );
}

/** Renders the QA button and, at `/__errors`, the error list in `root`. True when the list is shown. */
export function showTools(backend: MockBackend, root: HTMLElement): boolean {
  const host = document.body.appendChild(document.createElement('div'));
  const top = document.createElement('div');
  document.body.prepend(top);
  createRoot(host).render(<QaTools backend={backend} top={top} />);
  if (!/^\/__errors\/?$/.test(location.pathname)) return false;
  createRoot(root).render(<ErrorsPage />);
  return true;
}
