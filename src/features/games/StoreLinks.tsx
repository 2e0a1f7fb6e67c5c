import { useState } from 'react';
import { withKeys } from '#shared/lib/withKeys.ts';
import { buttonClass } from '#shared/ui/Button.tsx';
import type { StoreLink } from './games.ts';
import styles from './StoreLinks.module.css';

const knownStores = new Map([
  ['play.google.com', 'Google Play'],
  ['apps.apple.com', 'the App Store'],
]);

/** Name of a known store, otherwise the host of the URL. */
function storeOf(href: string): string {
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(href) ?? [];
  return knownStores.get(host) ?? (host || 'the store');
}

type StoreLinksProps = { name: string; stores: StoreLink[] };

export function StoreLinks({ name, stores }: StoreLinksProps) {
  if (stores.length === 0) return null;
  return (
    <section className={`stack wrap ${styles.card}`} aria-labelledby="stores-heading">
      <h2 id="stores-heading" className="h3">
        Play it today
      </h2>
      <ul className="wrapping-row">
        {withKeys(stores, (store) => store.href).map(([key, { badge, href }]) => (
          <li key={key} className={styles.store}>
            <StoreBadge badge={badge} href={href} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type StoreBadgeProps = StoreLink & { name: string };

function StoreBadge({ badge, href, name }: StoreBadgeProps) {
  const [broken, setBroken] = useState(false);
  const store = storeOf(href);
  const written = !badge || broken;
  return (
    <a
      className={written ? buttonClass('light') : styles.badge}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {written ? (
        `Get it on ${store}`
      ) : (
        <img
          src={badge}
          alt={`Get ${name} on ${store}`}
          width={180}
          height={56}
          onError={() => setBroken(true)}
        />
      )}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
