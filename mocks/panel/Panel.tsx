import { useAtomValue } from 'jotai';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { MockBackend } from '../backend.ts';
import { callsAtom } from '../calls/log.ts';
import { CallsTab, ViolationCount } from './CallsTab.tsx';
import { DataTab } from './DataTab.tsx';
import { OperationsTab } from './OperationsTab.tsx';
import styles from './Panel.module.css';
import { ScenarioTab } from './ScenarioTab.tsx';

const tabs = ['Scenario', 'Operations', 'Calls', 'Data'] as const;
type Tab = (typeof tabs)[number];

type PanelProps = {
  backend: MockBackend;
  /** Gets the focus after the panel if nothing had it before. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** Width of the panel in rem, also set in the stylesheets. */
const panelWidth = 26;

/** Whether the panel fits beside the page; otherwise, and over a dialog, it is modal. */
const hasRoom = () =>
  matchMedia('(min-width: 75rem)').matches && document.querySelector('dialog:modal') === null;

function fitPage(): void {
  const { documentElement: page } = document;
  const taken = panelWidth * Number.parseFloat(getComputedStyle(page).fontSize);
  page.style.setProperty('--qa-zoom', String((page.clientWidth - taken) / page.clientWidth));
}

/** Opens the panel beside the page, or as a modal dialog when there is no room. */
function useDock(dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    if (!hasRoom()) {
      dialog.current?.showModal();
      return;
    }
    dialog.current?.show();
    document.documentElement.dataset.qaDock = '';
    fitPage();
    addEventListener('resize', fitPage);
    return () => {
      removeEventListener('resize', fitPage);
      delete document.documentElement.dataset.qaDock;
    };
  }, [dialog]);
}

/** Returns the focus, once the panel is gone, to the element that had it before. */
function useRestoredFocus(fallback: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { activeElement: before, body } = document;
    return () => {
      const last = before instanceof HTMLElement && before !== body ? before : fallback.current;
      last?.focus();
    };
  }, [fallback]);
}

/** The QA panel. */
export function Panel({ backend, button, onClose }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [tab, setTab] = useState<Tab>('Scenario');
  const broken = useAtomValue(callsAtom).filter(({ violations }) => violations.length > 0).length;
  const id = useId();
  useRestoredFocus(button);
  useDock(dialog);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise the browser closes a dialog of the site, because the panel is gone by then.
    event.preventDefault();
    onClose();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = step && tabs.at((tabs.indexOf(tab) + step) % tabs.length);
    if (!next) return;
    setTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={`on-ink ${styles.panel}`}
      aria-label="QA panel"
      onKeyDown={closeOnEscape}
      onClose={onClose}
    >
      <div className={`one-line ${styles.header}`}>
        <h2>QA panel</h2>
        <span className={styles.badge}>
          {backend === 'prism' ? 'Prism responds' : 'MSW responds'}
        </span>
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
      <p className={styles.intro}>
        A copy of the site for tests: made-up answers, nothing is sent, what you type stays in this
        browser.
      </p>
      <div role="tablist" aria-label="Parts of the panel" onKeyDown={move}>
        {tabs.map((name) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={tab === name}
            aria-controls={`${id}-content`}
            tabIndex={tab === name ? 0 : -1}
            onClick={() => setTab(name)}
          >
            {name}
            {name === 'Calls' && <ViolationCount count={broken} />}
          </button>
        ))}
      </div>
      <div
        id={`${id}-content`}
        role="tabpanel"
        aria-labelledby={`${id}-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
        tabIndex={0}
      >
        {tab === 'Scenario' && <ScenarioTab backend={backend} />}
        {tab === 'Operations' && <OperationsTab />}
        {tab === 'Calls' && <CallsTab />}
        {tab === 'Data' && <DataTab backend={backend} />}
      </div>
    </dialog>
  );
}
