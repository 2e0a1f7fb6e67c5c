import type { Game } from '#contract/generated/decoders/agency/games.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import { OutsideLink } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Image } from '#shared/ui/Image.tsx';
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

export function StoreLinks({ name, game }: { name: string; game: Game }) {
  const stores = [
    { badge: game.icon1, href: game.icon1_link },
    { badge: game.icon2, href: game.icon2_link },
  ].flatMap(({ badge, href }) => (href ? [{ badge, href }] : []));
  if (stores.length === 0) return null;
  return (
    <section className={`stack wrap ${styles.card}`} aria-labelledby="stores-heading">
      <h2 id="stores-heading" className="h3">
        Play it today
      </h2>
      <ul className="wrapping-row">
        {withKeys(stores, (store) => store.href).map(([key, { badge, href }]) => (
          <li key={key} className={styles.store}>
            <OutsideLink className={styles.badge} href={href}>
              <Image
                src={badge}
                alt={`Get ${name} on ${storeOf(href)}`}
                width={180}
                height={56}
                fallback={
                  <span className={buttonClass('light')}>{`Get it on ${storeOf(href)}`}</span>
                }
              />
              <span className="visually-hidden"> (opens in a new tab)</span>
            </OutsideLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
