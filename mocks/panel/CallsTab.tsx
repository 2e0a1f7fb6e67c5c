import { useAtom, useAtomValue } from 'jotai';
import { describeViolation } from '../call.ts';
import { callsAtom, type LoggedCall } from '../calls/log.ts';
import { listRecords } from '../db/store.ts';
import styles from './panel.module.css';

/** All calls since the page loaded, newest first, with their contract violations. */
export function CallsTab() {
  const [calls, setCalls] = useAtom(callsAtom);
  return (
    <>
      <div className="wrapping-row gap-xs">
        <p>{calls.length === 1 ? '1 call' : `${calls.length} calls`} since the page loaded</p>
        <button type="button" disabled={calls.length === 0} onClick={() => setCalls([])}>
          Clear
        </button>
      </div>
      {calls.map((call) => (
        <CallEntry key={call.id} call={call} />
      ))}
    </>
  );
}

/** JSON over several lines; any other text as it is. */
function indent(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function CallEntry({ call }: { call: LoggedCall }) {
  const { method, path, operation, status, violations, outcome, sent, received } = call;
  const mark = violations.length > 0 && (
    <strong className={styles.problem}>{violations.length} violations</strong>
  );
  return (
    <details>
      <summary>
        <span className="figures">{status}</span> {method} {path} {mark}
      </summary>
      <p className="soft">
        {operation ?? 'No call of the contract'}, at {call.time.toLocaleTimeString('en-GB')}, took{' '}
        {call.milliseconds} ms, got {outcome.example ?? outcome.fault ?? 'nothing special'}
      </p>
      {violations.map((violation) => (
        <p key={describeViolation(violation)} className={styles.problem}>
          {describeViolation(violation)}
        </p>
      ))}
      {sent && <pre>Sent: {indent(sent)}</pre>}
      {received && <pre>Received: {indent(received)}</pre>}
    </details>
  );
}

/** The mock's records, as they are after the page's last call. */
export function DataTab() {
  useAtomValue(callsAtom);
  return Object.entries(listRecords()).map(([name, list]) => (
    <details key={name}>
      <summary>
        <code>{name}</code> <span className="soft">{list.length}</span>
      </summary>
      <pre>{JSON.stringify(list, null, 2)}</pre>
    </details>
  ));
}
