import styles from './Skeleton.module.css';

type SkeletonProps = { count: number; height: string; min?: string };

/** Skeleton of a grid: `count` boxes of `height` in columns of at least `min` (CSS lengths). */
export function SkeletonGrid({ count, height, min = '16rem' }: SkeletonProps) {
  return (
    <div
      className="stack"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))` }}
    >
      {[...Array(count).keys()].map((key) => (
        <div key={key} className={styles.box} style={{ height }} />
      ))}
    </div>
  );
}
