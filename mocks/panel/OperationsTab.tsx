import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { operations } from '#contract/generated/operations.ts';
import type { Operation } from '#contract/listExamples.ts';
import { callsAtom } from '../calls/log.ts';
import { faults } from '../responses/faults.ts';
import { examplesOf } from '../responses/recorded.ts';
import { findRule, replaceChoice, scenarioAtom } from '../scenario/tab.ts';
import { isChoice } from '../scenario/targets.ts';

/** True for a screen of the contract, such as `/job-details/:slug: Apply Now`, that is at this path. */
const isAt = (screen: string, pathname: string): boolean => {
  const [route = ''] = screen.split(': ');
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace('*', '')}$`).test(pathname);
};

/** All operations with their examples and faults, those of the page first; a click selects the response. */
export function OperationsTab() {
  const calls = useAtomValue(callsAtom);
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase().split(/\s+/);
  const here = calls.filter(({ page }) => page === location.pathname).map((call) => call.operation);
  const nearness = ({ id, screens }: Operation) =>
    screens.some((screen) => isAt(screen, location.pathname)) ? 2 : Number(here.includes(id));
  const found = Object.values<Operation>(operations)
    .filter((operation) => {
      const text = JSON.stringify([operation, examplesOf(operation), faults]).toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => nearness(other) - nearness(one));
  return (
    <>
      <input
        type="search"
        value={filter}
        placeholder="Filter by name, path, route, status or what happens"
        aria-label="Filter operations"
        onChange={(event) => setFilter(event.target.value)}
      />
      {found.length === 0 && <p>No operation has that.</p>}
      {found.map((operation) => (
        <Choices key={operation.id} operation={operation} />
      ))}
    </>
  );
}

/** The responses that an operation can give; the one that its next call gets is pressed. */
function Choices({ operation }: { operation: Operation }) {
  const { id, method, base, path, summary } = operation;
  const [suffix, setSuffix] = useState('');
  const countId = useId();
  const rule = findRule(useAtomValue(scenarioAtom), id);
  const option = (choice: string, mark: string, sentence: string) => (
    <li key={choice} className="one-line">
      <button
        type="button"
        aria-pressed={rule?.choice === choice}
        onClick={() => replaceChoice(id, choice + suffix)}
      >
        {mark} {choice}
      </button>
      <span className="soft">{sentence}</span>
    </li>
  );
  return (
    <details>
      <summary>
        <code>{id}</code>{' '}
        <span className="soft">
          {method} {base + path}
        </span>{' '}
        {rule && <strong>{rule.text}</strong>}
      </summary>
      <p>{summary}</p>
      <div className="wrapping-row gap-xs">
        <button type="button" aria-pressed={!rule} onClick={() => replaceChoice(id, '')}>
          As usual
        </button>
        <label htmlFor={countId}>or one below</label>
        <select id={countId} value={suffix} onChange={(event) => setSuffix(event.target.value)}>
          <option value="">always</option>
          <option value="*1">for the next call</option>
          <option value="*2">for the next two calls</option>
        </select>
      </div>
      <ul className="stack gap-xs">
        {examplesOf(operation).map((each) => option(each.name, each.documented, each.summary))}
        {Object.entries(faults)
          .filter(([name]) => isChoice(id, name))
          .map(([name, sentence]) => option(name, name === 'live' ? '' : 'fault', sentence))}
      </ul>
    </details>
  );
}
