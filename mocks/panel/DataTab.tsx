import { useState } from 'react';
import type { MockBackend } from '../backend.ts';
import { readRecords } from '../db/store.ts';
import { enterPreset } from '../scenario/preset.ts';
import { ScrollingText } from './CallsTab.tsx';
import styles from './Panel.module.css';

/** The mock's records, and a button to reset them. */
export function DataTab({ backend }: { backend: MockBackend }) {
  const [records, setRecords] = useState({ ...readRecords() });
  const reset = () => {
    enterPreset('visitor');
    location.reload();
  };
  return (
    <>
      <div className={`wrapping-row tight ${styles.row}`}>
        <button type="button" onClick={() => setRecords({ ...readRecords() })}>
          Refresh
        </button>
        <button type="button" onClick={reset}>
          Reset records
        </button>
      </div>
      <p>
        {backend === 'prism'
          ? 'Prism remembers nothing. These are the records of the card provider’s stand-in.'
          : 'Records, cookies and what the site remembers in this browser go together.'}
      </p>
      {Object.entries(records).map(([name, list]) => (
        <details key={name}>
          <summary>
            <code>{name}</code>
            <span className={`soft ${styles.path}`}>{list.length}</span>
          </summary>
          <ScrollingText text={JSON.stringify(list, null, 2)} />
        </details>
      ))}
    </>
  );
}
