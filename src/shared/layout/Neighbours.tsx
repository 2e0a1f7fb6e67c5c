import { Link } from '#shared/navigation/Link.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import styles from './Neighbours.module.css';

type Neighbour = { to: string; title: string } | undefined;

type NeighboursProps = { label: string; kind: string; previous: Neighbour; next: Neighbour };

/** Links to the items before and after this one, in large type. `kind`: what they are, 'project'. */
export function Neighbours({ label, kind, previous, next }: NeighboursProps) {
  const linkTo = (item: Neighbour, position: string, icon: 'arrowLeft' | 'arrowRight') =>
    item && (
      <Link viewTransition className={`wrap ${styles.link} ${styles[icon]}`} to={item.to}>
        <span className={`soft one-line ${styles.label}`}>
          <Icon name={icon} size={20} />
          {`${position} ${kind}`}
        </span>{' '}
        <span className="display">{item.title}</span>
      </Link>
    );
  return (
    <nav className={`paper-deep ${styles.strip}`} aria-label={label}>
      <div className={`container stack gap-l ${styles.links}`}>
        {linkTo(previous, 'Previous', 'arrowLeft')}
        {linkTo(next, 'Next', 'arrowRight')}
      </div>
    </nav>
  );
}

/** Keeps the place of the links while the list loads. */
export const NeighboursLoading = () => <div className={`paper-deep ${styles.strip}`} />;
