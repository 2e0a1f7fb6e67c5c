import type { Game } from '#contract/generated/decoders/agency/games.ts';
import shared from '#shared/layout/Article.module.css';
import { BrochureWidget, NeedHelpCard } from '#shared/layout/AsideCards.tsx';
import { DetailPage } from '#shared/layout/DetailPage.tsx';
import { PageBanner } from '#shared/layout/PageBanner.tsx';
import { plainText } from '#shared/lib/plainText.ts';
import { withKeys } from '#shared/lib/withKeys.ts';
import type { PageText } from '#shared/metadata/pageText.ts';
import { OutsideLink } from '#shared/navigation/Link.tsx';
import { buttonClass } from '#shared/ui/Button.tsx';
import { Image } from '#shared/ui/Image.tsx';
import { RichHtml } from '#shared/ui/RichHtml.tsx';
import { EmptyState } from '#shared/ui/States.tsx';
import { VideoPlayer } from '#shared/ui/VideoPlayer.tsx';
import { site } from '#site.ts';
import styles from './GameDetails.module.css';
import { gameQuery } from './games.ts';

const page: PageText = {
  heading: 'Game details',
  opening: 'game',
  description: `A mobile game by ${site.name}: what it is about, how it plays, its trailer and where to download it.`,
};

export function GameDetails() {
  return (
    <DetailPage page={page} query={gameQuery} loading="Loading game details...">
      {(game, id) => <GameArticle game={game} path={`/game-details/${id}`} />}
    </DetailPage>
  );
}

function GameArticle({ game, path }: { game: Game; path: string }) {
  const { game_name, image, description, video } = game;
  const name = game_name.name || page.heading;
  return (
    <>
      <PageBanner
        page={page}
        name={game_name.name}
        about={plainText(description)}
        image={image}
        intro="Made to be picked up in a minute and put down much later."
        picture={
          <Image
            src={image}
            alt=""
            width={1200}
            height={900}
            priority
            fallbackText="No image available"
          />
        }
      />
      <div className={`container ${shared.layout}`}>
        <article className="stack gap-xl">
          {description && (
            <section aria-labelledby="about-game-heading">
              <h2 id="about-game-heading" className="visually-hidden">
                About the game
              </h2>
              <RichHtml
                className={`${shared.opening} ${styles.text}`}
                html={description}
                page={path}
                below={2}
              />
            </section>
          )}
          {video && (
            <section aria-labelledby="trailer-heading">
              <h2 id="trailer-heading" className="h3 section-heading gap-s">
                Trailer
              </h2>
              <VideoPlayer
                sources={[video]}
                label={`Trailer of ${name}`}
                poster={image ?? undefined}
              />
            </section>
          )}
          {!description && !video && (
            <EmptyState
              title="We are still writing this page"
              text="Call or write to us, and the people who made this game will tell you about it themselves."
            />
          )}
        </article>
        <aside
          className={`auto-grid sticky-aside ${shared.aside} ${styles.aside}`}
          aria-label="Stores, contact and downloads"
        >
          <StoreLinks name={name} game={game} />
          <NeedHelpCard />
          <BrochureWidget />
        </aside>
      </div>
    </>
  );
}

const knownStores = new Map([
  ['play.google.com', 'Google Play'],
  ['apps.apple.com', 'the App Store'],
]);

/** Name of a known store, otherwise the host of the URL. */
function storeOf(href: string): string {
  const [, host = ''] = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(href) ?? [];
  return knownStores.get(host) ?? (host || 'the store');
}

function StoreLinks({ name, game }: { name: string; game: Game }) {
  const stores = [
    { badge: game.icon1, href: game.icon1_link },
    { badge: game.icon2, href: game.icon2_link },
  ].flatMap(({ badge, href }) => (href ? [{ badge, href }] : []));
  if (stores.length === 0) return null;
  return (
    <section
      className={`stack wrap ${shared.card} ${styles.stores}`}
      aria-labelledby="stores-heading"
    >
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
