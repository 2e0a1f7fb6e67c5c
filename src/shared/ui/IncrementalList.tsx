import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { withKeys } from '#shared/lib/withKeys.ts';
import { Button } from './Button.tsx';

/** Number of items at first, and added at a time. */
export const batchSize = 60;

/** How many items were shown, by the router's key of the history entry. */
const counts = new Map<unknown, number>();
const entry = () => globalThis.history?.state?.key;

type IncrementalListProps<Item> = {
  items: Item[];
  /** What the items are, in the plural. */
  name: string;
  /** An id of the item, which may repeat. */
  identify: (item: Item) => string | number | null;
  /** Renders the content of one list item. */
  children: (item: Item, index: number) => ReactNode;
  className: string | undefined;
  itemClassName?: string | undefined;
  busy?: boolean;
};

/**
 * A long list in parts, so that what follows it can be reached: a button adds items, and the first of them gets the focus.
 * Going back finds as many as were shown; paper has all of them. Resets for other items.
 */
export function IncrementalList<Item>(props: IncrementalListProps<Item>) {
  const { items, name, identify, children, className, itemClassName, busy } = props;
  const ids = items.map(identify).join('\n');
  const [state, setState] = useState(() => ({ ids, count: counts.get(entry()) ?? batchSize }));
  const count = state.ids === ids ? state.count : batchSize;
  const list = useRef<HTMLUListElement>(null);
  // Kept, so that React renders only those that are added.
  const rows = useMemo(
    () =>
      withKeys(items, identify).map(([key, item], index) => (
        <li key={key} className={itemClassName}>
          {children(item, index)}
        </li>
      )),
    [items, identify, children, itemClassName],
  );

  const showNext = () => {
    counts.set(entry(), count + batchSize);
    flushSync(() => setState({ ids, count: count + batchSize }));
    list.current?.children[count]?.querySelector<HTMLElement>('a, video')?.focus();
  };
  useEffect(() => {
    // The browser prints what is rendered when the listener returns.
    const showAll = () => flushSync(() => setState({ ids, count: Infinity }));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, [ids]);

  return (
    <>
      <ul ref={list} className={className} aria-busy={busy}>
        {rows.slice(0, count)}
      </ul>
      {count < items.length && (
        <p className="space-above">
          <Button variant="outlined" onClick={showNext}>{`Show more ${name}`}</Button>
        </p>
      )}
    </>
  );
}
