import { withKeys } from '#shared/lib/withKeys.ts';
import styles from './Skeleton.module.css';

type SkeletonProps = { count: number; height: string; min?: string };

/** Outline of a grid that is loading: `count` boxes of `height` (CSS length) in columns at least `min` wide. */
export function SkeletonGrid({ count, height, min = '16rem' }: SkeletonProps) {
  return (
    <div
      className={styles.grid}
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` }}
    >
      {withKeys(Array<string>(count).fill(height), (each) => each).map(([key, each]) => (
        <div key={key} className={styles.box} style={{ height: each }} />
      ))}
    </div>
  );
}
