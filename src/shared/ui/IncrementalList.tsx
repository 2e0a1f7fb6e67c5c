import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { observeVisibility } from '#shared/lib/observeVisibility.ts';
import { withKeys } from '#shared/lib/withKeys.ts';

/** Number of items at first, and added at a time. */
export const batchSize = 60;
const margin = '1200px';

type IncrementalListProps<Item> = {
  items: Item[];
  /** An id of the item, which may repeat. */
  identify: (item: Item) => string | number | null;
  /** Renders the content of one list item. */
  children: (item: Item, index: number) => ReactNode;
  className: string | undefined;
  itemClassName?: string | undefined;
  busy?: boolean;
};

/**
 * A long list rendered in steps: adds items when its end approaches the viewport, and all of them to print. Resets for
 * other items.
 */
export function IncrementalList<Item>(props: IncrementalListProps<Item>) {
  const { items, identify, children, className, itemClassName, busy } = props;
  const ids = items.map(identify).join('\n');
  const [state, setState] = useState({ ids, count: batchSize });
  const count = state.ids === ids ? state.count : batchSize;
  const sentinel = useRef<HTMLDivElement>(null);
  const more = count < items.length;

  useEffect(() => {
    if (!more || !sentinel.current) return;
    const show = (next: number) => setState({ ids, count: next });
    const stop = observeVisibility(sentinel.current, (near) => near && show(count + batchSize), {
      margin,
    });
    // The browser prints what is rendered when the listener returns.
    const showAll = () => flushSync(() => show(Infinity));
    addEventListener('beforeprint', showAll);
    return () => {
      stop();
      removeEventListener('beforeprint', showAll);
    };
  }, [ids, count, more]);

  return (
    <>
      <ul className={className} aria-busy={busy}>
        {withKeys(items.slice(0, count), identify).map(([key, item], index) => (
          <li key={key} className={itemClassName}>
            {children(item, index)}
          </li>
        ))}
      </ul>
      {more && <div ref={sentinel} />}
    </>
  );
}
