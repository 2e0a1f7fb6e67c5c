import styles from './States.module.css';

type SkeletonProps = { count: number; height: string; min?: string; className?: string };

/**
 * Skeleton of a grid: `count` boxes of `height` in columns of at least `min` (CSS lengths), or in the layout of the
 * list's `className`.
 */
export function SkeletonGrid({ count, height, min = '16rem', className }: SkeletonProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${min}), 1fr))`;
  return (
    <ul
      className={`${styles.skeletons} ${className ?? 'stack'}`}
      style={className ? undefined : { gridTemplateColumns: columns }}
    >
      {[...Array(count).keys()].map((key) => (
        <li key={key} className={styles.skeleton} style={{ height }} />
      ))}
    </ul>
  );
}
