import { useAtom } from 'jotai';
import { callsAtom, type LoggedCall } from '../calls/log.ts';
import { describeViolation } from '../responses/violations.ts';
import { describeOutcome } from './describeRule.ts';
import styles from './Panel.module.css';

/** All calls since the page loaded, newest first, with their contract violations. */
export function CallsTab() {
  const [calls, setCalls] = useAtom(callsAtom);
  return (
    <>
      <div className={`wrapping-row gap-xs ${styles.row}`}>
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

/** Number of violations; nothing without any. */
export const ViolationCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className={styles.badge} data-broken>
      {count}
    </span>
  );

/** Text that scrolls separately, also by keyboard. */
export function ScrollingText({ text }: { text: string }) {
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by keyboard
  return <pre tabIndex={0}>{text}</pre>;
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
  const { method, path, operation, status, violations } = call;
  const good = typeof status === 'number' && status < 400;
  return (
    <details>
      <summary>
        <span className={styles.status} data-good={good}>
          {status}
        </span>
        <span className={`soft ${styles.path}`}>
          {method} {path}
        </span>
        <ViolationCount count={violations.length} />
      </summary>
      <dl>
        <dt className="soft">Operation</dt>
        <dd>{operation ?? 'none of the contract'}</dd>
        <dt className="soft">At</dt>
        <dd>
          {call.time.toLocaleTimeString('en-GB')}, took {call.milliseconds} ms
        </dd>
        <dt className="soft">Gets</dt>
        <dd>{describeOutcome(call.outcome)}</dd>
      </dl>
      {violations.map((violation) => (
        <p key={describeViolation(violation)} className={styles.problem}>
          {describeViolation(violation)}
        </p>
      ))}
      {call.sent && <h3>Sent</h3>}
      {call.sent && <ScrollingText text={indent(call.sent)} />}
      {call.received && <h3>Received</h3>}
      {call.received && <ScrollingText text={indent(call.received)} />}
    </details>
  );
}
