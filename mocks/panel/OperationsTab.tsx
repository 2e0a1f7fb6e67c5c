import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { scenarioAtom } from '../scenario/tab.ts';
import { OperationChoices, type PanelOperation } from './OperationChoices.tsx';
import styles from './Panel.module.css';

type OperationsTabProps = {
  operations: Record<string, PanelOperation>;
};

/** All operations with their examples and faults; a click selects the response. */
export function OperationsTab({ operations }: OperationsTabProps) {
  const { parts } = useAtomValue(scenarioAtom);
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/);
  const found = Object.values(operations).filter(({ id, method, base, path, examples }) => {
    const responses = Object.entries(examples).flatMap(([status, each]) => [
      status,
      ...Object.entries(each).flat(),
    ]);
    const text = [id, method, base + path, ...responses].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <input
        type="search"
        className={styles.filter}
        value={filter}
        placeholder="Filter by name, path, status or what happens"
        aria-label="Filter operations"
        onChange={(event) => setFilter(event.target.value)}
      />
      {found.length === 0 && <p>No operation has that.</p>}
      {found.map((operation) => (
        <OperationChoices key={operation.id} operation={operation} parts={parts} />
      ))}
    </>
  );
}
