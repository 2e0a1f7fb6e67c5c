import { useId, useState } from 'react';
import { faults } from '../faults.ts';
import { chooseScenario } from '../scenario/tab.ts';
import operations from './Operations.module.css';
import styles from './Panel.module.css';

/** The part of an operation that the panel shows. */
export type PanelOperation = {
  id: string;
  method: string;
  base: string;
  path: string;
  summary: string;
  examples: Record<string, Record<string, string>>;
};

const counts = [
  { label: 'always', suffix: '' },
  { label: 'the next call', suffix: '*1' },
  { label: 'the next two calls', suffix: '*2' },
];

type OperationChoicesProps = { operation: PanelOperation; parts: readonly string[] };

/** The responses that an operation can give. */
export function OperationChoices({ operation, parts }: OperationChoicesProps) {
  const { id, method, base, path, summary, examples } = operation;
  const [suffix, setSuffix] = useState('');
  const countId = useId();
  const own = parts.find((part) => part.startsWith(`${id}:`));
  const chosen = own?.slice(id.length + 1).split('*')[0];
  const choose = (choice: string | null) =>
    chooseScenario([
      ...parts.filter((part) => part !== own),
      ...(choice === null ? [] : [`${id}:${choice}${suffix}`]),
    ]);
  const option = (choice: string, mark: string, sentence: string) => (
    <li key={choice} className={operations.choice}>
      <button type="button" aria-pressed={chosen === choice} onClick={() => choose(choice)}>
        <span className={operations.status}>{mark}</span> {choice}
      </button>
      <span>{sentence}</span>
    </li>
  );
  return (
    <details className={operations.operation} data-active={own !== undefined}>
      <summary>
        <code>{id}</code>
        <span className={operations.path}>
          {method} {base + path}
        </span>
        {own && <span className={styles.badge}>{own}</span>}
      </summary>
      <p>{summary}</p>
      <div className={styles.row}>
        <button type="button" aria-pressed={!own} onClick={() => choose(null)}>
          As usual
        </button>
        <label htmlFor={countId}>for</label>
        <select id={countId} value={suffix} onChange={(event) => setSuffix(event.target.value)}>
          {counts.map((count) => (
            <option key={count.suffix} value={count.suffix}>
              {count.label}
            </option>
          ))}
        </select>
      </div>
      <ul className={styles.list}>
        {Object.entries(examples).flatMap(([status, names]) =>
          Object.entries(names).map(([name, sentence]) => option(name, status, sentence)),
        )}
        {Object.entries(faults).map(([name, sentence]) => option(name, 'fault', sentence))}
      </ul>
    </details>
  );
}
